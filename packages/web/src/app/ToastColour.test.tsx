// The height that a toast takes is known to the page, and must not stand in the way of its colour.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { showToast } from '../kit/toast.ts'
import { show, signedInAs } from './fake.app.ts'

test('a toast is readable: it has a ground of its own', async () => {
  signedInAs('teacher')
  show(<div />)
  showToast('Recorded', { undo: () => undefined })
  const words = page.getByText('Recorded')
  await expect.element(words).toBeVisible()
  const ground = words.element().closest('[class*=toast]') as Element
  await expect.poll(() => getComputedStyle(ground).backgroundColor).not.toMatch(/, 0\)$|transparent/)
})
