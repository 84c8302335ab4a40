import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from './current.ts'
import type { LoginResult } from './session.state.ts'
import { askToSignIn, onSignInNeeded, signInAgain, signInPrompt } from './signIn.ask.ts'

const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
const goToSignIn = vi.fn(() => arrived)
let isPublic = false

beforeEach(() => {
  isPublic = false
  onSignInNeeded({ goToSignIn, mayStayOpen: () => isPublic })
  session.begin({ access_token: 'access', refresh_token: 'refresh', user_id: 'hana' } as LoginResult)
})
afterEach(() => {
  goToSignIn.mockClear()
  signInPrompt.set(undefined)
})

test('an ended session opens the login page once and shows no prompt', async () => {
  const left = signInAgain()
  void signInAgain()
  askToSignIn('continue')
  askToSignIn('login')
  arrive()
  await left
  expect(goToSignIn).toHaveBeenCalledOnce()
  expect(session.get().isLogin).toBe(false)
  expect(signInPrompt.get()).toBeUndefined()
})

test('a later call without a session opens the login page and shows no prompt', () => {
  session.end()
  askToSignIn('continue')
  expect(goToSignIn).toHaveBeenCalledOnce()
  expect(signInPrompt.get()).toBeUndefined()
})

test('a public page stays open and shows the prompt', () => {
  session.end()
  isPublic = true
  askToSignIn('login')
  expect(goToSignIn).not.toHaveBeenCalled()
  expect(signInPrompt.get()).toBe('login')
})
