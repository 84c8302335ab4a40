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
afterAll(() => server.close())

const wrong = { password: 'Wrong-1' }
const needed = { error_code: 2100, error_description: '请输入验证码', captcha: true }
const mistaken = { error_code: 2101, error_description: '验证码错误', captcha: true }

describe('after the third failure', () => {
  beforeEach(async () => {
    server.world.clock.pass(120)
    const asked = []
    for (let i = 0; i < 3; i++) asked.push((await door.signIn(wrong)).body.captcha)
    expect(asked).toEqual([false, false, true])
  })

  it('a captcha is required, even with the right password', async () => {
    expect(await door.signIn()).toEqual({ status: 400, body: needed })
  })

  it('none is required of others behind the same address, or of the account elsewhere', async () => {
    expect(await door.signIn({ username: 'manager' })).toMatchObject({ status: 200 })
    expect(await door.signIn({}, { ip: '192.0.2.2' })).toMatchObject({ status: 200 })
  })

  it('none is required on a known device of the account', async () => {
    const { device_token = '' } = await door.enter({}, { ip: '192.0.2.2' })
    const headers = { 'Device-Token': device_token }
    expect(await door.signIn({}, { headers })).toMatchObject({ status: 200 })
  })

  it('the right one, in upper or lower case, lets the person sign in', async () => {
    const captcha = await door.captcha()
    const spelled = { ...captcha, code: ` ${captcha.code.toLowerCase()} ` }
    expect(await door.signIn({}, { captcha: spelled })).toMatchObject({ status: 200 })
  })

  it('a wrong, unknown or malformed one is refused', async () => {
    const { key } = await door.captcha()
    for (const captcha of [
      { key, code: 'ZZZZ' },
      { key: server.world.ids(), code: '3333' },
      { key: 'x', code: '3333' },
    ])
      expect(await door.signIn({}, { captcha })).toEqual({ status: 400, body: mistaken })
  })

  it('each can be used once, right or wrong', async () => {
    const captcha = await door.captcha()
    expect(await door.signIn({}, { captcha: { ...captcha, code: 'ZZZZ' } })).toMatchObject({ body: mistaken })
    expect(await door.signIn({}, { captcha })).toMatchObject({ body: mistaken })
    const other = await door.captcha()
    expect(await door.signIn(wrong, { captcha: other })).toMatchObject({ body: { error_code: 2001 } })
    expect(await door.signIn({}, { captcha: other })).toMatchObject({ body: mistaken })
  })

  it('each is valid for five minutes', async () => {
    const captcha = await door.captcha()
    server.world.clock.pass(5)
    expect(await door.signIn({}, { captcha })).toMatchObject({ body: mistaken })
  })

  it('a wrong captcha does not count as a failed sign-in', async () => {
    for (let i = 0; i < 6; i++)
      await door.signIn(wrong, { captcha: { key: server.world.ids(), code: 'ZZZZ' } })
    expect(await door.signIn({}, { captcha: await door.captcha() })).toMatchObject({ status: 200 })
  })

  it('none is required half an hour later', async () => {
    server.world.clock.pass(30)
    expect(await door.signIn()).toMatchObject({ status: 200 })
  })
})

it('the captcha grant always requires one', async () => {
  server.world.clock.pass(120)
  const grant = { grant_type: 'captcha' }
  expect(await door.signIn(grant)).toEqual({ status: 400, body: needed })
  expect(await door.signIn(grant, { captcha: await door.captcha() })).toMatchObject({ status: 200 })
})

it('the picture is a data URI, and its key is new each time', async () => {
  const [one, two] = [await door.captcha(), await door.captcha()]
  expect(one.image).toMatch(/^data:image\/svg\+xml;base64,[\w+/=]+$/)
  expect(one.key).not.toBe(two.key)
})
