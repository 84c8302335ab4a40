import { describe, expect, test } from 'vitest'
import type { KeyValues } from '../storage.ts'
import type { Lock } from './lock.ts'
import type { LoginResult, OwnUser } from './session.state.ts'
import { createSession } from './session.ts'

const day = 86_400_000

function device(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries))
  const storage: KeyValues = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => void values.set(key, text),
    removeItem: (key) => void values.delete(key),
  }
  return {
    storage,
    keys: () => [...values.keys()].sort(),
    read: (key: string) => JSON.parse(values.get(key) ?? 'null'),
  }
}

const result = (part: Partial<LoginResult> = {}): LoginResult => ({
  access_token: 'access-1',
  refresh_token: 'refresh-1',
  token_type: 'bearer',
  expires_in: 604_800,
  refresh_expires_in: 30 * 86_400,
  outbox_key: 'ab'.repeat(32),
  tenant_id: '100001',
  user_id: 'user-1',
  dept_id: '',
  post_id: '',
  role_id: '',
  oauth_id: '',
  account: 'mereana',
  user_name: 'mereana',
  real_name: 'Mereana Tāwhiri',
  nick_name: '',
  role_name: 'teacher',
  authority: 'teacher',
  avatar: '',
  country_code: 'NZ',
  detail: { type: 'web' },
  ...part,
})

const profile = {
  avatar: '/a.svg',
  realName: 'Mereana Tāwhiri',
  deptName: 'Kōwhai',
  roomCode: 'kowhai',
  rights: ['care.record'],
  centre: { name: 'Pōhutukawa', timeZone: 'Pacific/Auckland', countryCode: 'NZ' },
} as unknown as OwnUser

const noLock: Lock = (_, run) => run()

function setUp({ renew = async () => result(), lock = noLock, own = device() }: Partial<Parts> = {}) {
  let now = Date.parse('2026-03-11T10:30:00+13:00')
  let made = 7
  const asked: string[] = []
  const keys: string[] = []
  const session = createSession({
    storage: () => own.storage,
    now: () => now,
    random: (length) => new Uint8Array(length).fill(made++),
    lock,
    renew: (token, { key }) => {
      asked.push(token)
      keys.push(key)
      return renew()
    },
  })
  session.start()
  return { session, own, asked, keys, pass: (milliseconds: number) => (now += milliseconds) }
}

interface Parts {
  renew: () => Promise<LoginResult>
  lock: Lock
  own: ReturnType<typeof device>
}

describe('device storage', () => {
  test('a sign-in is stored under the keys of the specification', () => {
    const { session, own } = setUp()
    session.begin(result())
    session.setProfile(profile)
    session.markTipsSeen(['child-1'])
    expect(own.keys()).toEqual(
      [
        'accessToken',
        'deviceId',
        'isLogin',
        'loginResult',
        'outboxKey',
        'refreshToken',
        'tenantInfo',
        'tipUserIds',
        'token',
        'uid',
        'userInfo',
        'userProfile',
        'vuex_group_code',
        'vuex_tenant_id',
        'vuex_version',
      ].sort(),
    )
    expect(own.read('token')).toEqual({
      content: 'refresh-1',
      datetime: Date.parse('2026-03-11T10:30:00+13:00'),
    })
    expect(own.read('userInfo')).toMatchObject({
      nick_name: 'Guest',
      tenant_id: '100001',
      deptName: 'Kōwhai',
    })
    expect(JSON.stringify(own.read('loginResult'))).not.toMatch(/access-1|refresh-1|abab/)
  })

  test('outboxKey returns the key only for its user and until sign-out', () => {
    const { session } = setUp()
    session.begin(result())
    expect(session.outboxKey('user-1')).toBe('ab'.repeat(32))
    expect(session.outboxKey('user-2')).toBeUndefined()
    session.end()
    expect(session.outboxKey('user-1')).toBeUndefined()
  })

  test('a device id of 16 characters is created once', () => {
    const { own } = setUp()
    const id = own.read('deviceId')
    expect(id).toMatch(/^[A-Za-z0-9]{16}$/)
    setUp({ own })
    expect(own.read('deviceId')).toBe(id)
  })

  test('sign-out removes all data of the user', () => {
    const { session, own } = setUp()
    session.begin(result())
    session.setProfile(profile)
    session.end()
    expect(own.keys()).toEqual(['deviceId'])
    expect(session.get().isLogin).toBe(false)
    expect(session.can('care.record')).toBe(false)
  })
})

describe('logged in', () => {
  test('state of another version is not read', () => {
    const { session, own } = setUp()
    session.begin(result())
    own.storage.setItem('vuex_version', '"0.9.0"')
    expect(setUp({ own }).session.get().isLogin).toBe(false)
  })

  test('a page opened later restores the session', () => {
    const { session, own } = setUp()
    session.begin(result())
    session.setProfile(profile)
    const later = setUp({ own }).session
    expect(later.get()).toEqual(session.get())
    expect(later.can('care.record')).toBe(true)
  })

  test.each(['userInfo', 'accessToken', 'refreshToken', 'token'])('not without %s', (key) => {
    const { session, own } = setUp()
    session.begin(result())
    own.storage.removeItem(key)
    expect(setUp({ own }).session.get().isLogin).toBe(false)
  })

  test('not with an expired refresh token, and the user’s data is removed', () => {
    const { session, pass, own } = setUp()
    session.begin(result({ refresh_expires_in: 60 }))
    expect(session.get().isLogin).toBe(true)
    pass(60_000)
    session.start()
    expect(session.get()).toMatchObject({ isLogin: false, userInfo: undefined })
    expect(own.keys()).toEqual(['deviceId'])
  })
})

describe('renewing', () => {
  test('happens once for all callers when the token is 259200 s old', async () => {
    const renewed = result({ access_token: 'access-2', refresh_token: 'refresh-2' })
    const { session, asked, pass } = setUp({ renew: async () => renewed })
    session.begin(result())
    pass(3 * day - 1)
    expect(await session.accessToken()).toBe('access-1')
    expect(asked).toEqual([])
    pass(1)
    expect(await Promise.all([session.accessToken(), session.accessToken()])).toEqual([
      'access-2',
      'access-2',
    ])
    expect(asked).toEqual(['refresh-1'])
    expect(await session.accessToken()).toBe('access-2')
    expect(asked).toHaveLength(1)
  })

  test('a failure releases the lock and does nothing else', async () => {
    const { session, asked, pass, own } = setUp({ renew: () => Promise.reject(new Error('refused')) })
    session.begin(result())
    pass(3 * day)
    expect(await session.accessToken()).toBe('access-1')
    expect(session.get().isLogin).toBe(true)
    expect(own.read('token').content).toBe('refresh-1')
    await session.accessToken()
    expect(asked).toHaveLength(2)
  })

  test('sends the same key until an answer has arrived, and another one for the next tokens', async () => {
    let isLost = true
    const { session, keys, pass, own } = setUp({
      renew: () => (isLost ? Promise.reject(new Error('lost')) : Promise.resolve(result())),
    })
    session.begin(result())
    pass(3 * day)
    await session.accessToken()
    expect(own.read('refreshKey')).toBe(keys[0])
    isLost = false
    await session.accessToken()
    expect(own.keys()).not.toContain('refreshKey')
    pass(3 * day)
    await session.accessToken()
    const [first, again, next] = keys
    expect(again).toBe(first)
    expect(next).not.toBe(first)
  })

  test('uses the tokens that another tab has renewed', async () => {
    const own = device()
    const other = setUp({ own })
    const lock: Lock = (_, run) => {
      other.pass(3 * day)
      other.session.begin(result({ access_token: 'access-9', refresh_token: 'refresh-9' }))
      return run()
    }
    const { session, asked, pass } = setUp({ own, lock })
    session.begin(result())
    pass(3 * day)
    expect(await session.accessToken()).toBe('access-9')
    expect(asked).toEqual([])
  })

  test('ignores a response that arrives after sign-out', async () => {
    let answer: (result: LoginResult) => void = () => undefined
    const { session, pass, own } = setUp({ renew: () => new Promise((resolve) => (answer = resolve)) })
    session.begin(result())
    pass(3 * day)
    const asked = session.accessToken()
    await Promise.resolve()
    session.end()
    answer(result({ access_token: 'access-2' }))
    expect(await asked).toBeUndefined()
    expect(own.read('accessToken')).toBeNull()
  })
})
