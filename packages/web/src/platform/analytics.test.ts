import { expect, test } from 'vitest'
import { createStore } from '../kit/store.ts'
import { analyticsAddress } from './analytics.address.ts'
import { startAnalytics, type UserProperty } from './analytics.ts'
import { type SessionState, signedOut } from './session/session.state.ts'

function setUp(state: SessionState) {
  const values = new Map([['loginResult', '{"role_name":"teacher","real_name":"Mereana"}']])
  const session = createStore(state)
  const sent: UserProperty[] = []
  let made = 0
  startAnalytics({
    session,
    storage: () => ({
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, text) => void values.set(key, text),
      removeItem: (key) => void values.delete(key),
    }),
    uuid: () => `uuid-${++made}`,
    send: (property) => void sent.push(property),
  })
  return { session, sent, values }
}

const signedIn = (user_id: string): SessionState => {
  const userInfo = { user_id, avatar: '', nick_name: '', tenant_id: '', realName: '', deptName: '' }
  return Object.assign({}, signedOut, { userInfo, isLogin: true })
}

test('is off by default', () => {
  expect(analyticsAddress).toBeUndefined()
})

test('the role goes to the sink as a user property, once for each sign-in, and names nobody', () => {
  const { session, sent, values } = setUp(signedOut)
  expect(sent).toEqual([])
  session.set(signedIn('1'))
  session.set(Object.assign({}, session.get(), { vuex_group_code: 'tui' }))
  expect(sent).toEqual([{ uuid: 'uuid-1', userProperty: { role_name: 'teacher' } }])
  session.set(signedOut)
  values.set('loginResult', '{"role_name":"manager"}')
  session.set(signedIn('2'))
  expect(sent[1]).toEqual({ uuid: 'uuid-1', userProperty: { role_name: 'manager' } })
})
