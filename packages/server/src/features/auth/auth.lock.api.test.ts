import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { slowFrom, slowSeconds } from '@daybook/contract/auth/auth.rules.ts'
import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let authCalls: ReturnType<typeof authCallsOf>
beforeAll(async () => {
  server = await testServer({ random: readableCaptchas })
  authCalls = authCallsOf(server)
})
// Failures of the previous test no longer count two hours later.
beforeEach(() => server.world.clock.pass(120))
afterAll(() => server.close())

const minutesPass = (minutes: number) => server.world.clock.pass(minutes)

interface From {
  ip: string
  /** Token of the device. */
  device?: string
}

/** Signs in with a correct captcha, so that only the password can be wrong. */
async function attempt(
  over: { username?: string; password?: string; tenantId?: string },
  { ip, device }: From,
): Promise<unknown> {
  const headers: Record<string, string> = device ? { 'Device-Token': device } : {}
  const { status, body } = await authCalls.signIn(over, { ip, headers, captcha: await authCalls.captcha() })
  if (status === 429) return 'slowed down'
  return status === 200 ? 'in' : body.error_code
}
const fail = (username: string, from: From) => attempt({ username, password: 'Wrong-1' }, from)

async function failTimes(count: number, username: string, from: From) {
  for (let n = 0; n < count; n++) expect(await fail(username, from)).toBe(2001)
}

/** Signs in and returns the device token, which the account recognises from now on. */
async function deviceOf(username: string, from: From, device?: string): Promise<string> {
  const headers: Record<string, string> = device ? { 'Device-Token': device } : {}
  const { device_token = '' } = await authCalls.mustSignIn({ username }, { ip: from.ip, headers })
  return device_token
}

const home = { ip: '203.0.113.9' }
const elsewhere = { ip: '198.51.100.6' }

describe('five failures of an account in the same network', () => {
  it('lock it there, even for the right password, and no other account', async () => {
    await failTimes(5, 'teacher', home)
    expect(await authCalls.signIn({}, home)).toEqual({
      status: 400,
      body: { error_code: 2003, error_description: '登录错误次数过多，请稍后再试', captcha: false },
    })
    expect(await attempt({ username: 'manager' }, home)).toBe('in')
    expect(await attempt({ tenantId: '100002' }, home)).toBe('in')
  })

  it('do not lock it in another network', async () => {
    await failTimes(5, 'teacher', home)
    expect(await attempt({}, elsewhere)).toBe('in')
    expect(await attempt({}, home)).toBe(2003)
  })

  it('do not lock a device that has signed in to it before, in the same network or another', async () => {
    const device = await deviceOf('teacher', home)
    await failTimes(5, 'teacher', home)
    expect(await attempt({}, { ...home, device })).toBe('in')
    expect(await attempt({}, { ...elsewhere, device })).toBe('in')
    expect(await attempt({}, home)).toBe(2003)
  })

  it('lock a device that only another account has used', async () => {
    const device = await deviceOf('manager', home)
    await failTimes(5, 'teacher', { ...home, device })
    expect(await attempt({}, { ...home, device })).toBe(2003)
    expect(await attempt({ username: 'manager' }, { ...home, device })).toBe('in')
  })

  it('lock a device whose session was ended because its token had been stolen', async () => {
    const { device_token: device = '', refresh_token } = await authCalls.mustSignIn({}, home)
    await authCalls.refresh(refresh_token)
    await authCalls.refresh(refresh_token)
    await failTimes(5, 'teacher', home)
    expect(await attempt({}, { ...home, device })).toBe(2003)
  })

  it('lock an unknown name in the same way', async () => {
    await failTimes(5, 'nobody', home)
    expect(await fail('nobody', home)).toBe(2003)
  })

  it('lock for 30 minutes from the fifth, and further tries do not extend it', async () => {
    await failTimes(4, 'teacher', home)
    minutesPass(20)
    await failTimes(1, 'teacher', home)
    minutesPass(29)
    expect(await attempt({}, home)).toBe(2003)
    minutesPass(1)
    expect(await authCalls.signIn({}, home)).toMatchObject({ status: 200 })
  })

  it('do not lock it when they are more than 30 minutes apart', async () => {
    await failTimes(4, 'teacher', home)
    minutesPass(30)
    await failTimes(1, 'teacher', home)
    expect(await attempt({}, home)).toBe('in')
  })

  it('do not lock it when there is a success between them', async () => {
    await failTimes(4, 'teacher', home)
    expect(await attempt({}, home)).toBe('in')
    await failTimes(4, 'teacher', home)
    expect(await attempt({}, home)).toBe('in')
  })

  it('are counted correctly when many are sent at once', async () => {
    const captchas = await Promise.all(Array.from({ length: 12 }, () => authCalls.captcha()))
    const answers = await Promise.all(
      captchas.map((captcha, n) => authCalls.signIn({ password: `Wrong-${n}` }, { ...home, captcha })),
    )
    const codes = answers.map(({ body }) => body.error_code).sort()
    expect(codes).toEqual([...Array(5).fill(2001), ...Array(7).fill(2003)])
  })

  it('count for the address that the proxy saw, not the claimed address', async () => {
    for (const n of [1, 2, 3, 4, 5])
      expect(await fail('teacher', { ip: `198.51.100.${n}, ${home.ip}` })).toBe(2001)
    expect(await attempt({}, { ip: `198.51.100.9, ${home.ip}` })).toBe(2003)
    expect(await attempt({}, { ip: `${home.ip}, 203.0.113.10` })).toBe('in')
  })

  it('count for a whole IPv6 /64', async () => {
    for (const n of [1, 2, 3, 4, 5]) expect(await fail('teacher', { ip: `2001:db8:0:1::${n}` })).toBe(2001)
    expect(await attempt({}, { ip: '2001:db8:0:1:9::9' })).toBe(2003)
    expect(await attempt({}, { ip: '2001:db8:0:2::1' })).toBe('in')
  })
})

describe('five failures of an account on a known device', () => {
  it('lock it on this device in any network, and nowhere else', async () => {
    const device = await deviceOf('teacher', home)
    expect(await deviceOf('manager', home, device)).toBe(device)
    await failTimes(5, 'teacher', { ...home, device })
    expect(await attempt({}, { ...elsewhere, device })).toBe(2003)
    expect(await attempt({ username: 'manager' }, { ...home, device })).toBe('in')
    expect(await attempt({}, home)).toBe('in')
  })
})

describe('many failures in a network across accounts', () => {
  const sprayed = async (count: number) => {
    for (let n = 0; n < count; n++) await failTimes(1, `name${n}`, home)
  }

  it('slow down every sign-in there, and lock no account', async () => {
    const device = await deviceOf('teacher', home)
    await sprayed(slowFrom)
    expect(await attempt({ username: 'manager' }, home)).toBe('slowed down')
    const refused = await signInAsManager(home.ip)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe(String(slowSeconds))
    expect(await attempt({}, { ...home, device })).toBe('in')
    expect(await attempt({ username: 'manager' }, elsewhere)).toBe('in')
    server.world.clock.set(new Date(server.world.clock.now().getTime() + slowSeconds * 1000).toISOString())
    expect(await attempt({ username: 'manager' }, home)).toBe('in')
  })

  it('do not slow it down below the limit', async () => {
    await sprayed(slowFrom - 1)
    expect(await attempt({ username: 'manager' }, home)).toBe('in')
  })
})

function signInAsManager(ip: string) {
  const words = { tenantId: '100001', username: 'manager', password: testPassword, grant_type: 'password' }
  return server.as(undefined).call(auth, 'signIn', words, { headers: { 'X-Forwarded-For': ip } })
}
