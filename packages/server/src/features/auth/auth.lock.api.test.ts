import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { doorOf } from '@daybook/testkit/door.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let door: ReturnType<typeof doorOf>
beforeAll(async () => {
  server = await testServer({ random: readableCaptchas })
  door = doorOf(server)
})
// Two hours later nothing of the test before counts any more.
beforeEach(() => server.world.clock.pass(120))
afterAll(() => server.close())

const minutesPass = (minutes: number) => server.world.clock.pass(minutes)

/** Tries with a captcha that is right, so that nothing but the password is wrong. */
async function attempt(over: { username?: string; password?: string; tenantId?: string }, ip: string) {
  const { body } = await door.signIn(over, { ip, captcha: await door.captcha() })
  return (body.error_code as number | undefined) ?? 'in'
}
const fail = (username: string, ip: string) => attempt({ username, password: 'Wrong-1' }, ip)

/** Fails once from each of these addresses. */
async function failFrom(username: string, addresses: number[]) {
  for (const n of addresses) expect(await fail(username, `198.51.100.${n}`)).toBe(2001)
}

describe('five failures of one account', () => {
  it('lock it from wherever, also for the right password, and no other account', async () => {
    await failFrom('teacher', [1, 2, 3, 4, 5])
    const refused = await door.signIn({}, { ip: '198.51.100.6' })
    expect(refused).toEqual({
      status: 400,
      body: { error_code: 2003, error_description: '登录错误次数过多，请稍后再试', captcha: false },
    })
    expect(await attempt({ username: 'manager' }, '198.51.100.6')).toBe('in')
    expect(await attempt({ tenantId: '100002' }, '198.51.100.6')).toBe('in')
  })

  it('lock a name that nobody has in the same way', async () => {
    await failFrom('nobody', [1, 2, 3, 4, 5])
    expect(await fail('nobody', '198.51.100.6')).toBe(2003)
  })

  it('lock for 30 minutes from the fifth, and trying meanwhile does not prolong it', async () => {
    await failFrom('teacher', [1, 2, 3, 4])
    minutesPass(20)
    await failFrom('teacher', [5])
    minutesPass(29)
    expect(await attempt({}, '198.51.100.6')).toBe(2003)
    minutesPass(1)
    expect(await door.signIn({}, { ip: '198.51.100.6' })).toMatchObject({ status: 200 })
  })

  it('do not lock it when they lie further apart than 30 minutes', async () => {
    await failFrom('teacher', [1, 2, 3, 4])
    minutesPass(30)
    await failFrom('teacher', [5])
    expect(await attempt({}, '198.51.100.6')).toBe('in')
  })

  it('do not lock it when a success lies between them', async () => {
    await failFrom('teacher', [1, 2, 3, 4])
    expect(await attempt({}, '198.51.100.5')).toBe('in')
    await failFrom('teacher', [6, 7, 8, 9])
    expect(await attempt({}, '198.51.100.5')).toBe('in')
  })

  it('are five however many are sent at once', async () => {
    const captchas = await Promise.all(Array.from({ length: 12 }, () => door.captcha()))
    const answers = await Promise.all(
      captchas.map((captcha, n) =>
        door.signIn({ password: `Wrong-${n}` }, { ip: `198.51.100.${n}`, captcha }),
      ),
    )
    const codes = answers.map(({ body }) => body.error_code).sort()
    expect(codes).toEqual([...Array(5).fill(2001), ...Array(7).fill(2003)])
  })
})

describe('five failures of one address', () => {
  const home = '203.0.113.9'

  it('lock it for every account of every centre, and leave other addresses alone', async () => {
    for (const username of ['a1', 'b2', 'c3', 'd4']) expect(await fail(username, home)).toBe(2001)
    expect(await attempt({ tenantId: '999999' }, home)).toBe(2002)
    expect(await attempt({}, home)).toBe(2003)
    expect(await attempt({ tenantId: '100002' }, home)).toBe(2003)
    expect(await attempt({}, '203.0.113.10')).toBe('in')
    minutesPass(30)
    expect(await attempt({}, home)).toBe('in')
  })

  it('count not those of a person who then knew the password', async () => {
    for (let i = 0; i < 3; i++) expect(await fail('teacher', home)).toBe(2001)
    expect(await attempt({}, home)).toBe('in')
    for (let i = 0; i < 4; i++) expect(await fail(`name${i}`, home)).toBe(2001)
    expect(await attempt({}, home)).toBe('in')
  })

  it('are those of the address that the proxy saw, whatever the caller claims besides', async () => {
    for (const n of [1, 2, 3, 4, 5]) expect(await fail(`name${n}`, `198.51.100.${n}, ${home}`)).toBe(2001)
    expect(await attempt({}, `198.51.100.9, ${home}`)).toBe(2003)
    expect(await attempt({}, `${home}, 203.0.113.10`)).toBe('in')
  })

  it('are those of its whole network when it is one of IPv6', async () => {
    for (const n of [1, 2, 3, 4, 5]) expect(await fail(`name${n}`, `2001:db8:0:1::${n}`)).toBe(2001)
    expect(await attempt({}, '2001:db8:0:1:9::9')).toBe(2003)
    expect(await attempt({}, '2001:db8:0:2::1')).toBe('in')
  })
})
