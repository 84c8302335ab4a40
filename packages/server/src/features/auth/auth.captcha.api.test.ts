import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let authCalls: ReturnType<typeof authCallsOf>
beforeAll(async () => {
  server = await testServer({ random: readableCaptchas })
  authCalls = authCallsOf(server)
})
afterAll(() => server.close())

const wrong = { password: 'Wrong-1' }
const needed = { error_code: 2100, error_description: '请输入验证码', captcha: true }
const mistaken = { error_code: 2101, error_description: '验证码错误', captcha: true }

describe('after the third failure', () => {
  beforeEach(async () => {
    server.world.clock.pass(120)
    const asked = []
    for (let i = 0; i < 3; i++) asked.push((await authCalls.signIn(wrong)).body.captcha)
    expect(asked).toEqual([false, false, true])
  })

  it('a captcha is required, even with the right password', async () => {
    expect(await authCalls.signIn()).toEqual({ status: 400, body: needed })
  })

  it('none is required of others behind the same address, or of the account elsewhere', async () => {
    expect(await authCalls.signIn({ username: 'manager' })).toMatchObject({ status: 200 })
    expect(await authCalls.signIn({}, { ip: '192.0.2.2' })).toMatchObject({ status: 200 })
  })

  it('none is required on a known device of the account', async () => {
    const { device_token = '' } = await authCalls.mustSignIn({}, { ip: '192.0.2.2' })
    const headers = { 'Device-Token': device_token }
    expect(await authCalls.signIn({}, { headers })).toMatchObject({ status: 200 })
  })

  it('the right captcha, in upper or lower case, lets the person sign in', async () => {
    const captcha = await authCalls.captcha()
    const spelled = { ...captcha, code: ` ${captcha.code.toLowerCase()} ` }
    expect(await authCalls.signIn({}, { captcha: spelled })).toMatchObject({ status: 200 })
  })

  it('a wrong, unknown or malformed captcha is refused', async () => {
    const { key } = await authCalls.captcha()
    for (const captcha of [
      { key, code: 'ZZZZ' },
      { key: server.world.ids(), code: '3333' },
      { key: 'x', code: '3333' },
    ])
      expect(await authCalls.signIn({}, { captcha })).toEqual({ status: 400, body: mistaken })
  })

  it('each can be used once, right or wrong', async () => {
    const captcha = await authCalls.captcha()
    expect(await authCalls.signIn({}, { captcha: { ...captcha, code: 'ZZZZ' } })).toMatchObject({
      body: mistaken,
    })
    expect(await authCalls.signIn({}, { captcha })).toMatchObject({ body: mistaken })
    const other = await authCalls.captcha()
    expect(await authCalls.signIn(wrong, { captcha: other })).toMatchObject({ body: { error_code: 2001 } })
    expect(await authCalls.signIn({}, { captcha: other })).toMatchObject({ body: mistaken })
  })

  it('each is valid for five minutes', async () => {
    const captcha = await authCalls.captcha()
    server.world.clock.pass(5)
    expect(await authCalls.signIn({}, { captcha })).toMatchObject({ body: mistaken })
  })

  it('a wrong captcha does not count as a failed sign-in', async () => {
    for (let i = 0; i < 6; i++)
      await authCalls.signIn(wrong, { captcha: { key: server.world.ids(), code: 'ZZZZ' } })
    expect(await authCalls.signIn({}, { captcha: await authCalls.captcha() })).toMatchObject({ status: 200 })
  })

  it('none is required half an hour later', async () => {
    server.world.clock.pass(30)
    expect(await authCalls.signIn()).toMatchObject({ status: 200 })
  })
})

it('the captcha grant always requires a captcha', async () => {
  server.world.clock.pass(120)
  const grant = { grant_type: 'captcha' }
  expect(await authCalls.signIn(grant)).toEqual({ status: 400, body: needed })
  expect(await authCalls.signIn(grant, { captcha: await authCalls.captcha() })).toMatchObject({ status: 200 })
})

it('the picture is a data URI, and its key is new each time', async () => {
  const [first, second] = [await authCalls.captcha(), await authCalls.captcha()]
  expect(first.image).toMatch(/^data:image\/svg\+xml;base64,[\w+/=]+$/)
  expect(first.key).not.toBe(second.key)
})
