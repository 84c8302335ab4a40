import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { waiting } from '../../platform/outbox/current.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'

afterEach(() => waiting.set([]))

const entry = (): Entry => ({
  key: 'one',
  userId: session.get().userInfo?.user_id ?? '',
  operation: 'some.write',
  input: {},
  orderingKeys: [],
  who: [],
  createdAt: Date.now(),
  clock: undefined,
  tries: 1,
})

test('warns that the browser may delete waiting entries', async () => {
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  signedInAs('teacher')
  openScreen(to.outbox())
  await expect.element(page.getByText('Everything is sent')).toBeVisible()
  expect(persist).not.toHaveBeenCalled()
  waiting.set([entry()])
  await expect.element(page.getByText('The browser may delete them')).toBeVisible()
  expect(persist).toHaveBeenCalledOnce()
})
