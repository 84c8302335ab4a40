// The tiles of every board: what has happened is plain text, what records is a button, and nothing reads as an order
// that only chooses.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { type Place, to } from '../../platform/screens/places.ts'
import type { Entry } from '../care/care.view.ts'
import { fakeBoard, fakeChild, fakeEntry, fakeRooms } from '../care/fake.room.ts'
import type { Sleep } from './sleep.view.ts'

const four = ['Aroha', 'Tama', 'Mia', 'Leo'].map((firstName, place) => fakeChild(place + 1, { firstName }))

const boardOf = (detail: Entry['detail']) =>
  fakeBoard(
    four.map((child) => {
      const entry = fakeEntry(child.id, detail)
      return { ...child, last: entry, entries: [entry] }
    }),
  )

const slept = (childId: string, over: Partial<Sleep['detail']>): Sleep => ({
  ...fakeEntry(childId, {}),
  detail: { asleepAt: '2026-03-10T20:05:00.000Z', upAt: null, checkInterval: 10, ...over },
  checks: [],
  steps: [],
})
const sleepBoard = (isAwake: boolean) => ({
  ...fakeBoard([]),
  checkInterval: 10,
  children: four.map(({ last: _last, entries: _entries, ...child }) => ({
    ...child,
    sleep: isAwake ? null : slept(child.id, { asleepAt: null }),
    earlier: isAwake ? [slept(child.id, { upAt: '2026-03-10T21:00:00.000Z' })] : [],
  })),
})

const boards: [title: string, place: () => Place][] = [
  ['Nappy change', () => to.nappyChange({ code: 'tui' })],
  ['Toilet', () => to.nappyChange({ code: 'tui', tab: 'toilet' })],
  ['Milk', () => to.bottleFeed({ code: 'tui' })],
  ['Sunscreen', () => to.sunscreenApplication({ code: 'tui' })],
  ['Sleep', () => to.sleep({ code: 'tui' })],
]

beforeEach(async () => {
  await page.viewport(390, 664)
  signedInAs('teacher')
  answer(room, { listRoomsForStaff: fakeRooms as never })
  answer(nappyChange, {
    getBoard: () => boardOf({ contents: 'wet', skin: 'normal', creamUsed: false }) as never,
  })
  answer(toiletVisit, { getBoard: () => boardOf({ result: 'wee', prompted: false }) as never })
  answer(bottleFeed, { getBoard: () => boardOf({ milk: 'formula', offered: 180, taken: null }) as never })
  answer(sunscreenApplication, { getBoard: () => boardOf({ result: 'applied' }) as never })
  answer(sleep, { getBoard: () => sleepBoard(true) as never, putToBed: () => [] })
})

const tiles = () => [...document.querySelectorAll('[data-tile]')].map((tile) => tile.closest('li') as Element)

const isFramed = (element: Element) => {
  const { borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(element)
  const isFilled = !['rgba(0, 0, 0, 0)', 'transparent'].includes(backgroundColor)
  return { hasBorder: borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0, isFilled }
}

test.each(boards)(
  '%s: history is text without a frame, and every action is a framed button',
  async (_, place) => {
    openScreen(place())
    await expect.poll(() => tiles().length, { timeout: 10_000 }).toBe(4)
    for (const tile of tiles()) {
      const history = tile.querySelector('.tabler-icon-history')?.parentElement as Element
      // It is a part of the face that a tap chooses.
      expect(history.closest('button')?.hasAttribute('data-tile')).toBe(true)
      expect(isFramed(history)).toEqual({ hasBorder: false, isFilled: false })
      expect([...tile.querySelectorAll('[data-tile] [role=button], [data-tile] a')]).toEqual([])
      const actions = [...tile.querySelectorAll('button:not([data-tile])')].filter(
        ({ textContent }) => textContent !== '',
      )
      for (const action of actions) {
        expect(isFramed(action)).toEqual({ hasBorder: true, isFilled: true })
        expect(action.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
        expect(action.querySelector('.tabler-icon-history')).toBeNull()
      }
    }
  },
)

test('a state is a heading, choosing all of them records nothing, and the button says what it does', async () => {
  openScreen(to.sleep({ code: 'tui' }))
  await expect.element(page.getByRole('heading', { name: 'Awake: 4 children' })).toBeVisible()
  const named = [...document.querySelectorAll('button')].map((one) => one.ariaLabel ?? one.textContent)
  expect(named.filter((name) => /^(All|Awake|Asleep|In bed)\b.*\d/.test(name ?? ''))).toEqual([])
  await page.getByRole('button', { name: 'Choose all 4 awake' }).click()
  expect(callsOf(sleep, 'putToBed')).toEqual([])
  const order = page.getByRole('button', { name: /^Put 4 to bed: 4 children, / })
  await expect.element(order).toHaveTextContent('Put 4 to bed')
  await order.click()
  await expect.poll(() => callsOf(sleep, 'putToBed').flatMap(({ records }) => records).length).toBe(4)
})

test('a check that waits to be sent takes no room from the name', async () => {
  const board = {
    ...sleepBoard(true),
    children: sleepBoard(true).children.map((child) => ({ ...child, sleep: slept(child.id, {}) })),
  }
  answer(sleep, { getBoard: () => board as never, checkSleeper: () => new Promise(() => undefined) })
  openScreen(to.sleep({ code: 'tui' }))
  const name = page.getByRole('list').getByText('Tama').first()
  const inTile = () => {
    const tile = name.element().closest('li') as Element
    return name.element().getBoundingClientRect().left - tile.getBoundingClientRect().left
  }
  await expect.element(name).toBeVisible()
  const before = inTile()
  await page.getByRole('button', { name: /^Check Tama/ }).click()
  await page.getByText('Side', { exact: true }).click()
  await page.getByRole('button', { name: 'All well: Tama' }).click()
  await expect.element(page.getByText('Not sent yet', { exact: true })).toBeVisible()
  expect(inTile()).toBeCloseTo(before)
})
