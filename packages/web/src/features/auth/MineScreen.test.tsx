import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'

test('signs out soon on a network that swallows requests', async () => {
  signedInAs('teacher')
  answer(auth, { signOut: () => new Promise(() => undefined) })
  openScreen(to.mine())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(place, { timeout: 6000 }).toBe(to.loginAccount())
  await expect.poll(() => session.get().isLogin).toBe(false)
  expect(callsOf(auth, 'signOut')).toHaveLength(1)
})
