import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { languagePack } from '../../../../../tools/vite-language.ts'
import { startLanguage } from '../i18n/language.ts'
import { serverAnswers } from '../network.ts'
import { onNotice } from '../notice.ts'
import { session } from '../session/current.ts'
import { type LoginResult, tokenRecordKey } from '../session/session.state.ts'
import { onSignInNeeded, signInPrompt } from '../session/signIn.ask.ts'
import { deviceStorage, writeJson } from '../storage.ts'
import { ApiError } from './api.error.ts'
import { busy } from './busy.ts'
import { basicOf } from './client.credentials.ts'
import { client } from './client.ts'

const english = await languagePack('en-US')
const envelope = (data: unknown, status = 200, more = {}) =>
  new Response(JSON.stringify({ code: status, success: status === 200, data, msg: '', ...more }), { status })

const login = {
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  refresh_expires_in: 3600,
  tenant_id: '100001',
  user_id: 'u',
} as LoginResult

const requests: Request[] = []
let answer: (request: Request) => Response | Promise<Response>
let shown: string[] = []
let stop: () => void

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request = new Request(new URL(url, 'http://daybook.test'), init)
    requests.push(request)
    return answer(request)
  })
  await startLanguage(async () => english)
  requests.length = 0
  shown = []
  stop = onNotice((words) => shown.push(words))
  session.start()
})

afterEach(() => {
  stop()
  session.end()
  signInPrompt.set(undefined)
  vi.unstubAllGlobals()
})

describe('requests', () => {
  test.each([
    ['a refused session', 401],
    ['a failure', 500],
  ])('an answer to somebody who has left, %s, is nothing to the next person', async (_, status) => {
    session.begin(login)
    answer = () => {
      session.begin({ ...login, user_id: 'next', access_token: 'access-2' })
      return envelope(null, status)
    }
    await expect(client(staff).searchStaff({ name: 'Ana' })).rejects.toMatchObject({ status })
    expect(session.get()).toMatchObject({ isLogin: true, userInfo: { user_id: 'next' } })
    expect(shown).toEqual([])
  })

  test('a call with `as` is not sent in another user’s session, and does not end that session', async () => {
    session.begin(login)
    answer = () => envelope({ records: [], total: 0, size: 10, current: 1, pages: 0 })
    const others = client(staff).searchStaff({ name: 'Ana' }, { as: 'somebody else' })
    await expect(others).rejects.toMatchObject({ status: 0 })
    expect(requests).toEqual([])
    await client(staff).searchStaff({ name: 'Ana' }, { as: 'u' })
    expect(requests).toHaveLength(1)
    expect(session.get().isLogin).toBe(true)
  })

  test('the client id and secret are those of the build, or the app’s own', () => {
    expect(basicOf('kindy:hush')).toBe(`Basic ${btoa('kindy:hush')}`)
    for (const none of [undefined, '']) expect(basicOf(none)).toBe(`Basic ${btoa('daybook-web:daybook-web')}`)
  })

  test('the headers of the specification', async () => {
    session.begin(login)
    answer = () => envelope({ records: [], total: 0, size: 10, current: 1, pages: 0 })
    await client(staff).searchStaff({ name: 'Ana' })
    const [request] = requests
    expect(request?.url).toBe('http://daybook.test/api/blade-system/search/user?name=Ana')
    const header = (name: string) => request?.headers.get(name)
    expect(header('Blade-Auth')).toBe('bearer access-1')
    expect(header('Authorization')).toBe(`Basic ${btoa('daybook-web:daybook-web')}`)
    expect(header('Tenant-Id')).toBe('100001')
    expect(header('tz')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(header('Accept-Language')).toBe('en-US')
    expect(header('Client-Type')).toMatch(/^(ios|android|windows|macos|linux)$/)
  })

  test('a sign-in sends no token, its own tenant and no secret in the URL', async () => {
    session.begin(login)
    answer = () => new Response(JSON.stringify(login))
    const headers = { 'Captcha-Key': 'k' }
    await client(auth).signIn({ username: 'mere', password: 'secret1' }, { tenantId: '200002', headers })
    const [request] = requests
    expect(request?.url).not.toContain('secret1')
    expect(await request?.text()).toBe('username=mere&password=secret1')
    expect(request?.headers.get('Blade-Auth')).toBeNull()
    expect(request?.headers.get('Tenant-Id')).toBe('200002')
    expect(request?.headers.get('Captcha-Key')).toBe('k')
  })

  test('a public call carries no authorization header', async () => {
    session.begin(login)
    answer = () => envelope(null)
    await client(visitor).sendVisitorCode({ mail: 'ana@tui.nz' })
    const [request] = requests
    expect(request?.headers.get('Authorization')).toBeNull()
    expect(request?.headers.get('Blade-Auth')).toBeNull()
    expect(request?.headers.get('Tenant-Id')).toBe('100001')
  })
})

describe('a failure shows one message and rejects', () => {
  beforeEach(() => session.begin(login))

  const failing = async (response: () => Response, options = {}) => {
    answer = response
    const error = await client(staff)
      .getStaff({ id: 'x' }, options)
      .catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    return shown
  }

  test('an error key takes precedence over the message', async () => {
    const response = () => envelope(null, 404, { error: 'NOT_FOUND', msg: '不存在' })
    expect(await failing(response)).toEqual(['This is no longer here'])
  })

  test.each([
    ['PHONE_MISSING', 'phone cannot be empty'],
    ['PHONE_WRONG', 'phone format wrong'],
  ])('%s is said in the words of the specification', async (error, words) => {
    expect(await failing(() => envelope(null, 400, { error }))).toEqual([words])
  })

  test('the message of an envelope', async () => {
    expect(await failing(() => envelope(null, 400, { msg: 'Date out of range' }))).toEqual([
      'Date out of range',
    ])
  })

  test('a wrong name or password is translated, and other Chinese messages are not', async () => {
    expect(await failing(() => envelope(null, 400, { msg: '用户名或密码错误' }))).toEqual([
      'Invalid username or password',
    ])
    shown.length = 0
    expect(await failing(() => envelope(null, 400, { msg: '系统维护' }))).toEqual(['系统维护'])
  })

  test.each([{ msg: '' }, { msg: 7 }, {}])('a message that is empty or not a string: %o', async (body) => {
    expect(await failing(() => envelope(null, 400, body))).toEqual(['Request Error'])
  })

  test('a 5xx shows the request id', async () => {
    const response = () => envelope(null, 500, { error: 'INTERNAL', requestId: 'r-7' })
    expect(await failing(response)).toEqual(['Some errors occurred (r-7)'])
  })

  test('no response', async () => {
    const response = () => {
      throw new TypeError('Failed to fetch')
    }
    expect(await failing(response)).toEqual(['Request Error'])
  })

  test('a quiet call shows no message', async () => {
    expect(await failing(() => envelope(null, 404, { error: 'NOT_FOUND' }), { quiet: true })).toEqual([])
  })

  test('a refused sign-in shows the text of its error code', async () => {
    answer = () =>
      new Response(JSON.stringify({ error_code: 2003, error_description: '登录错误次数过多' }), {
        status: 400,
      })
    await expect(client(auth).signIn({})).rejects.toMatchObject({ body: { error_code: 2003 } })
    expect(shown).toEqual(['Too many failed attempts. Please try again later'])
  })
})

describe('without a session', () => {
  test('a 401 opens the login page once and clears the session', async () => {
    session.begin(login)
    const go = vi.fn(async () => undefined)
    onSignInNeeded({ goToSignIn: go, mayStayOpen: () => false })
    answer = () => envelope(null, 401, { error: 'UNAUTHENTICATED' })
    const api = client(staff)
    await Promise.allSettled([api.getOwn(), api.getOwn()])
    expect(go).toHaveBeenCalledOnce()
    expect(session.get().isLogin).toBe(false)
    expect(shown).toEqual([])
  })

  test('on a public page a call that needs a session prompts and sends nothing', async () => {
    onSignInNeeded({ goToSignIn: async () => undefined, mayStayOpen: () => true })
    await expect(client(staff).getOwn()).rejects.toMatchObject({ key: 'UNAUTHENTICATED' })
    expect(signInPrompt.get()).toBe('continue')
    await expect(client(message).readAllMessages()).rejects.toMatchObject({ key: 'UNAUTHENTICATED' })
    expect(signInPrompt.get()).toBe('login')
    expect(requests).toEqual([])
  })
})

describe('a guest Wi-Fi that answers instead of the server', () => {
  const page = (status: number) => new Response('<html>Welcome to Guest Wi-Fi</html>', { status })

  test.each([200, 401, 403])('by %s signs nobody out', async (status) => {
    session.begin(login)
    const go = vi.fn(async () => undefined)
    onSignInNeeded({ goToSignIn: go, mayStayOpen: () => false })
    answer = () => page(status)
    await expect(client(staff).getOwn()).rejects.toMatchObject({ status: 0, isPassing: true })
    await expect(client(auth).signIn({})).rejects.toMatchObject({ status: 0, isPassing: true })
    expect(go).not.toHaveBeenCalled()
    expect(session.get().isLogin).toBe(true)
  })

  test.each([200, 404, 502])(
    'counts as no answer with %s, until the server answers again',
    async (status) => {
      session.begin(login)
      answer = () => page(status)
      await expect(client(staff).getOwn()).rejects.toThrow()
      expect(serverAnswers.get()).toBe(false)
      answer = () => envelope(null, 404)
      await expect(client(staff).getOwn()).rejects.toThrow()
      expect(serverAnswers.get()).toBe(true)
    },
  )

  test.each([
    ['a page', () => page(200)],
    ['some JSON', () => new Response('{"status":"captive"}')],
  ])('does not replace the tokens by %s', async (_, wifi) => {
    session.begin({ ...login, refresh_expires_in: 30 * 86_400 })
    const fourDaysAgo = Date.now() - 4 * 86_400_000
    writeJson(deviceStorage(), tokenRecordKey, { content: 'refresh-1', datetime: fourDaysAgo })
    answer = wifi
    expect(await session.accessToken()).toBe('access-1')
    answer = () => new Response(JSON.stringify({ ...login, access_token: 'access-2' }))
    expect(await session.accessToken()).toBe('access-2')
  })
})

test('busy counts foreground writes, not reads', async () => {
  session.begin(login)
  const seen: number[] = []
  answer = () => {
    seen.push(busy.get())
    return envelope({})
  }
  await client(staff).getOwn()
  await client(auth).signIn({})
  await client(auth).signIn({}, { background: true })
  expect(seen).toEqual([0, 1, 0])
  expect(busy.get()).toBe(0)
})
