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

const needed = { error_code: 2100, error_description: '请输入验证码', captcha: true }
const mistaken = { error_code: 2101, error_description: '验证码错误', captcha: true }
const grant = { grant_type: 'captcha' }

it('no failures make a captcha required: a device or network has five tries with or without', async () => {
  const answers = []
  for (let n = 0; n < 6; n++) answers.push((await authCalls.signIn({ password: 'Wrong-1' })).body)
  expect(answers.map(({ error_code, captcha }) => [error_code, captcha])).toEqual([
    ...Array.from({ length: 5 }, () => [2001, false]),
    [2003, false],
  ])
  const captcha = await authCalls.captcha()
  expect(await authCalls.signIn(grant, { captcha })).toMatchObject({ body: { error_code: 2003 } })
})

describe('the grant of clients that show one', () => {
  beforeEach(() => server.world.clock.pass(120))

  it('requires a captcha, even with the right password', async () => {
    expect(await authCalls.signIn(grant)).toEqual({ status: 400, body: needed })
  })

  it('the right captcha, in upper or lower case, lets the person sign in', async () => {
    const captcha = await authCalls.captcha()
    const spelled = { ...captcha, code: ` ${captcha.code.toLowerCase()} ` }
    expect(await authCalls.signIn(grant, { captcha: spelled })).toMatchObject({ status: 200 })
  })

  it('a wrong, unknown or malformed captcha is refused', async () => {
    const { key } = await authCalls.captcha()
    for (const captcha of [
      { key, code: 'ZZZZ' },
      { key: server.world.ids(), code: '3333' },
      { key: 'x', code: '3333' },
    ])
      expect(await authCalls.signIn(grant, { captcha })).toEqual({ status: 400, body: mistaken })
  })

  it('each can be used once, right or wrong', async () => {
    const captcha = await authCalls.captcha()
    expect(await authCalls.signIn(grant, { captcha: { ...captcha, code: 'ZZZZ' } })).toMatchObject({
      body: mistaken,
    })
    expect(await authCalls.signIn(grant, { captcha })).toMatchObject({ body: mistaken })
    const other = await authCalls.captcha()
    expect(await authCalls.signIn({ ...grant, password: 'Wrong-1' }, { captcha: other })).toMatchObject({
      body: { error_code: 2001 },
    })
    expect(await authCalls.signIn(grant, { captcha: other })).toMatchObject({ body: mistaken })
  })

  it('each is valid for five minutes', async () => {
    const captcha = await authCalls.captcha()
    server.world.clock.pass(5)
    expect(await authCalls.signIn(grant, { captcha })).toMatchObject({ body: mistaken })
  })

  it('a wrong captcha does not count as a failed sign-in', async () => {
    for (let i = 0; i < 6; i++)
      await authCalls.signIn(
        { ...grant, password: 'Wrong-1' },
        { captcha: { key: server.world.ids(), code: 'ZZZZ' } },
      )
    expect(await authCalls.signIn(grant, { captcha: await authCalls.captcha() })).toMatchObject({
      status: 200,
    })
  })
})

it('the picture is a data URI, and its key is new each time', async () => {
  const [first, second] = [await authCalls.captcha(), await authCalls.captcha()]
  expect(first.image).toMatch(/^data:image\/png;base64,[\w+/=]+$/)
  expect(first.key).not.toBe(second.key)
})
