import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { keepFocus } from './focus.keep.ts'
import { showToast } from './toast.ts'

const names = ['Ana', 'Ben', 'Cleo']
let fail: () => void = () => undefined

/** Each name goes away when it is pressed. */
function Rows() {
  const [left, setLeft] = useState(names)
  return (
    <ul>
      {left.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => setLeft(left.filter((one) => one !== name))}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Busy until it has failed. */
function Saving() {
  const [isBusy, setIsBusy] = useState(false)
  fail = () => setIsBusy(false)
  return (
    <button type="button" disabled={isBusy} onClick={() => setIsBusy(true)}>
      {names[0]}
    </button>
  )
}

const focused = () => document.activeElement?.textContent
const focus = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.focus()
const seen = (name: string) => expect.poll(() => document.body.textContent).toContain(name)

let stop: () => void
beforeEach(() => {
  signedInAs('teacher')
  stop = keepFocus()
})
afterEach(() => stop())

test('when a row goes away, the next has the focus, then the one before, then the content', async () => {
  show(<Rows />)
  await seen('Ben')
  focus('Ben')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Cleo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Ana')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement?.id).toBe('main')
})

test('after a toast the focus is where it was before', async () => {
  show(<Rows />)
  await seen('Ben')
  focus('Ben')
  showToast('Saved', { undo: () => undefined })
  await seen('Undo')
  focus('Undo')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focused).toBe('Ben')
})

test('a button that was busy has the focus again when it has failed', async () => {
  show(<Saving />)
  await seen('Ana')
  focus('Ana')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector<HTMLButtonElement>('main button')?.disabled).toBe(true)
  await expect.poll(() => document.activeElement === document.body).toBe(true)
  fail()
  await expect.poll(focused).toBe('Ana')
})
