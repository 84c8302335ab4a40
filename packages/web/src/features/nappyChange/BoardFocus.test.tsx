// Where the keyboard's focus is after a sheet has closed, and after something was recorded.
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, entryOf, rooms } from '../care/fake.board.ts'

const freya = childOn(1, 'Freya')
const entry = entryOf(freya, { contents: 'wet', skin: 'normal', creamUsed: false } as const)

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(nappyChange, {
    getBoard: async () => boardOf([{ ...freya, last: entry, entries: [entry] }, childOn(2, 'Tama')]),
    recordMany: async () => [],
  })
  openScreen(to.nappyChange({ code: 'tui' }))
})

afterEach(() => page.viewport(390, 844))

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`${name} Parata`) })
const menu = (name: string) => page.getByRole('button', { name: `Open ${name}` })
const dialogs = page.getByRole('dialog')

async function pressOn(locator: ReturnType<typeof tile>, key: string) {
  await expect.element(locator).toBeVisible()
  ;(locator.element() as HTMLElement).focus()
  await userEvent.keyboard(key)
}

test('Escape closes a sheet, and the focus is on the button that opened it', async () => {
  await pressOn(menu('Tama'), '{Enter}')
  await expect.element(dialogs).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu('Tama')).toHaveFocus()
  await expect.element(dialogs).not.toBeInTheDocument()
})

test('a sheet opened from a sheet leads back to the child’s button', async () => {
  await pressOn(menu('Freya'), '{Enter}')
  await pressOn(dialogs.getByRole('button', { name: /Wet/ }).first(), '{Enter}')
  await expect.element(dialogs.getByText(/^Recorded by/)).toBeVisible()
  await expect.poll(() => dialogs.elements().length).toBe(1)
  await userEvent.keyboard('{Escape}')
  await expect.element(menu('Freya')).toHaveFocus()
})

test('after recording the focus is on the tile of the child', async () => {
  await pressOn(tile('Tama'), ' ')
  await pressOn(page.getByRole('button', { name: /^Wet nappy for / }), '{Enter}')
  await expect.poll(() => callsOf(nappyChange, 'recordMany')).toHaveLength(1)
  await expect.element(tile('Tama')).toHaveFocus()
})

// 400 % zoom of 1280 × 1024 pixels.
test('on a very small screen the bars scroll with the page, and nothing focused is under them', async () => {
  await page.viewport(320, 256)
  await expect.element(tile('Tama')).toBeVisible()
  for (const name of ['Freya', 'Tama']) {
    const focused = tile(name).element() as HTMLElement
    focused.focus()
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    expect(Math.min(bottom, innerHeight) - Math.max(top, 0)).toBeGreaterThanOrEqual(48)
    const middle = (Math.min(bottom, innerHeight) + Math.max(top, 0)) / 2
    const seen = document.elementFromPoint((left + right) / 2, middle)
    expect(focused.contains(seen)).toBe(true)
  }
})
