import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { Sheet } from './Sheet.tsx'
import { createStore, useStore } from './store.ts'

const isOpen = createStore(false)
const words = 'Inside'

function Popup() {
  return (
    <Sheet open={useStore(isOpen)} onClose={() => undefined} title={words}>
      <p>{words}</p>
    </Sheet>
  )
}

test('a popup opens 50 ms after it was asked for, and is gone when its animation of 250 ms is over', async () => {
  signedInAs('teacher')
  show(<Popup />)
  await expect.poll(() => document.querySelector('#main')).not.toBeNull()
  const change = async (open: boolean) => {
    const start = performance.now()
    isOpen.set(open)
    await expect.poll(() => document.querySelector('dialog') !== null, { interval: 1 }).toBe(open)
    return performance.now() - start
  }
  expect(await change(true)).toBeGreaterThanOrEqual(49)
  await expect.element(page.getByText(words, { exact: true }).last()).toBeVisible()
  expect(await change(false)).toBeGreaterThanOrEqual(249)
})
