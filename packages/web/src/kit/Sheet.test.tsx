import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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

afterEach(() => {
  vi.restoreAllMocks()
  return page.viewport(390, 844)
})

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

const search = 'Search'
const note = 'Note'

test('Enter in a sheet does not send the form around it, and sends the one inside', async () => {
  const sent: string[] = []
  const send = (form: string) => (event: { preventDefault(): void; stopPropagation(): void }) => {
    event.preventDefault()
    event.stopPropagation()
    sent.push(form)
  }
  show(
    <form onSubmit={send('outer')}>
      <Sheet open onClose={() => undefined} title={search}>
        <input aria-label={search} />
      </Sheet>
      <button type="submit" aria-label={note} />
    </form>,
  )
  await page.getByRole('textbox', { name: search }).click()
  await userEvent.keyboard('abc{Enter}')
  await expect.element(page.getByRole('textbox', { name: search })).toHaveValue('abc')
  expect(sent).toEqual([])
  show(
    <Sheet open onClose={() => undefined} title={note}>
      <form onSubmit={send('inner')}>
        <input aria-label={note} />
      </form>
    </Sheet>,
  )
  await page.getByRole('textbox', { name: note }).click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual(['inner'])
})

test('on a desk a sheet is a dialog in the middle, whose head does not pull it away', async () => {
  await page.viewport(1440, 900)
  signedInAs('teacher')
  const closed: boolean[] = []
  show(
    <Sheet open onClose={() => closed.push(true)} title={words}>
      <p>{note}</p>
    </Sheet>,
  )
  const dialog = page.getByRole('dialog', { name: words })
  await expect.element(dialog).toBeVisible()
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const { top, bottom, left, right } = dialog.element().getBoundingClientRect()
  expect(Math.abs(top - (900 - bottom))).toBeLessThanOrEqual(1)
  expect(Math.abs(left - (1440 - right))).toBeLessThanOrEqual(1)
  const head = page.getByRole('heading', { name: words }).element()
  const drag = (type: string, clientY: number) =>
    head.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
  drag('pointerdown', top + 20)
  drag('pointermove', top + 220)
  drag('pointerup', top + 220)
  expect(closed).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual([true])
})

/** How much of what the sheet holds is in sight, from its field to its button. */
function inSight(): { field: number; button: number; dialog: DOMRect } {
  const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect()
  return {
    field: box('dialog input').bottom,
    button: box(`dialog [aria-label="${note}"]`).bottom,
    dialog: box('dialog'),
  }
}

const asking = (
  <Sheet open onClose={() => undefined} title={words} actions={<button type="button" aria-label={note} />}>
    <p>{`${words} `.repeat(200)}</p>
    <input aria-label={search} />
  </Sheet>
)

test('what a sheet asks and its action stand above the keyboard of a phone', async () => {
  const seen = Object.assign(new EventTarget(), { offsetTop: 0, height: 844, scale: 1 })
  vi.spyOn(window, 'visualViewport', 'get').mockReturnValue(seen as unknown as VisualViewport)
  show(asking)
  await page.getByRole('textbox', { name: search }).click()
  Object.assign(seen, { height: 508 })
  seen.dispatchEvent(new Event('resize'))
  await expect.poll(() => inSight().button).toBeLessThanOrEqual(508)
  expect(inSight().field).toBeLessThan(inSight().button)
  expect(inSight().dialog.top).toBeGreaterThan(0)
  Object.assign(seen, { height: 844 })
  seen.dispatchEvent(new Event('resize'))
  await expect.poll(() => inSight().dialog.bottom).toBe(844)
})

test('a sheet that is as low as a screen of 400 % scrolls as a whole, so that what it holds can be read', async () => {
  await page.viewport(320, 256)
  show(asking)
  await expect.element(page.getByRole('dialog', { name: words })).toBeVisible()
  const content = document.querySelector('dialog p')?.parentElement as HTMLElement
  await expect.poll(() => content.scrollHeight - content.clientHeight).toBe(0)
  expect(content.parentElement?.scrollHeight).toBeGreaterThan(1000)
})

test('leaving a file picker in a sheet does not close the sheet', async () => {
  const closed: boolean[] = []
  show(
    <Sheet open onClose={() => closed.push(true)} title={words}>
      <input type="file" aria-label={note} />
    </Sheet>,
  )
  await expect.element(page.getByLabelText(note)).toBeVisible()
  page
    .getByLabelText(note)
    .element()
    .dispatchEvent(new Event('cancel', { bubbles: true }))
  expect(closed).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(closed).toEqual([true])
})
