import { expect, test } from 'vitest'
import type { OwnUser } from '../session/session.state.ts'
import { admit } from './guard.ts'

const visitor = { isLogin: false, userProfile: undefined }
const person = (rights: OwnUser['rights']) => ({ isLogin: true, userProfile: { rights } as OwnUser })

test('a signed-out user can open only public screens', () => {
  expect(admit({ can: 'public' }, visitor, false)).toBe('open')
  expect(admit({}, visitor, false)).toBe('signIn')
  expect(admit({ can: 'care.read' }, visitor, false)).toBe('signIn')
})

test('in anonymous mode a signed-out user can open every screen', () => {
  expect(admit({ can: 'care.read' }, visitor, true)).toBe('open')
})

test('a new password comes before a second step, and both before everything else', () => {
  const both = { mustChangePassword: true, mustSetUpSecondStep: true, rights: [] as OwnUser['rights'] }
  const held = { isLogin: true, userProfile: both as unknown as OwnUser }
  expect(admit({}, held, false)).toBe('newPassword')
  expect(admit({ opensFirst: 'setUp' }, held, false)).toBe('newPassword')
  expect(admit({ opensFirst: 'newPassword' }, held, false)).toBe('open')
  both.mustChangePassword = false
  expect(admit({}, held, false)).toBe('setUp')
  expect(admit({ opensFirst: 'setUp' }, held, false)).toBe('open')
})

test('a missing or unknown right denies access', () => {
  expect(admit({ can: 'plan.edit' }, person(['care.read']), false)).toBe('denied')
  expect(admit({ can: 'plan.edit' }, { isLogin: true, userProfile: undefined }, false)).toBe('denied')
  expect(admit({ can: 'plan.edit' }, person(['plan.edit']), false)).toBe('open')
  expect(admit({}, person([]), false)).toBe('open')
})
