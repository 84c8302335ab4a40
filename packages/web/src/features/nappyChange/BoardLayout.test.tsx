// How the boards of nappy changes and milk are laid out: how many children are wholly in sight, and that nothing of a name is cut off.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import type { BoardChild } from '../care/care.view.ts'
import { fakeBoard, fakeChild, fakeEntry, fakeRooms } from '../care/fake.room.ts'

const firstNames =
  'Aroha, Te Ariki, Hazel, Isla, Lily, Lucas, Ngārangi-Atawhai, Tāne, Tavita, Yichen, Olivia, Olivia'
const twelve = firstNames.split(', ').map((firstName, index) => fakeChild(index + 1, { firstName }))
const [, , , isla, , , ngarangi, , , , olivia, otherOlivia] = twelve as BoardChild[]
Object.assign(isla ?? {}, {
  allergies: [
    {
      substance: 'Lanolin and perfume',
      severity: 'mild',
      note: null,
      allergens: ['lanolin'],
      planExpiresOn: null,
    },
  ],
})
Object.assign(ngarangi ?? {}, {
  familyName: 'Whakatipu-Hōhepa',
  allergies: [{ substance: 'Egg', severity: 'anaphylaxis', note: null, allergens: [], planExpiresOn: null }],
})
Object.assign(olivia ?? {}, { familyName: 'Smith' })
Object.assign(otherOlivia ?? {}, { familyName: 'Stone', birthDate: '2022-01-15' })

const withEntry = (detail: Parameters<typeof fakeEntry>[1], taskId: string | null) => {
  const children = twelve.map((child) => {
    const entry = { ...fakeEntry(child.id, detail), taskId }
    return { ...child, last: entry, entries: [entry] }
  })
  const task = taskId && { id: taskId, dueAt: '2026-03-10T20:30:00.000Z', done: 12, total: 12 }
  return fakeBoard(children, { task: task || null })
}
const taskId = '00000000-0000-7000-8000-000000000777'
const wet = { contents: 'wet', skin: 'normal', creamUsed: false }
const bottle = { milk: 'formula', offered: 180, taken: 180 }

const screens = {
  nappies: { open: () => to.nappyChange({ taskId, code: 'tui' }) },
  milk: { open: () => to.bottleFeed({ taskId, code: 'tui' }) },
}

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRoomsForStaff: fakeRooms as never })
  answer(nappyChange, { getBoard: () => withEntry(wet, taskId) as never })
  answer(bottleFeed, { getBoard: () => withEntry(bottle, taskId) as never })
})
afterEach(() => page.viewport(390, 844))

const tiles = () => [...document.querySelectorAll('[data-tile]')].map((tile) => tile.closest('li') as Element)

/** How many tiles are wholly in sight, between the navigation bar and the action bar. */
function inSight(): number {
  const bar = document.querySelector('[data-aside]')?.getBoundingClientRect()
  const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  const isBelow = bar !== undefined && bar.width > innerWidth / 2
  return tiles()
    .map((tile) => tile.getBoundingClientRect())
    .filter((box) => box.top >= top && box.bottom <= (isBelow ? bar.top : innerHeight)).length
}

/** What can be read in an element. */
function shownText(element: Element): string {
  const parts = [...element.querySelectorAll('*')].flatMap((part) =>
    part.checkVisibility() ? [...part.childNodes] : [],
  )
  return parts.map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '')).join('')
}

async function opened(screen: keyof typeof screens, [width, height]: readonly [number, number]) {
  await page.viewport(width, height)
  openScreen(screens[screen].open())
  await expect.poll(() => tiles().length, { timeout: 10_000 }).toBe(12)
}

describe.each(['nappies', 'milk'] as const)('%s', (screen) => {
  test.each([
    { size: [390, 664], least: 8 },
    { size: [360, 640], least: 6 },
    { size: [844, 390], least: 6 },
    { size: [1180, 820], least: 12 },
    { size: [820, 1180], least: 12 },
    { size: [1440, 900], least: 12 },
  ] as const)('$least of twelve children are wholly in sight at $size', async ({ size, least }) => {
    await opened(screen, size)
    await expect.poll(inSight).toBeGreaterThanOrEqual(least)
    expect(document.documentElement.scrollWidth).toBe(size[0])
  })

  test('the bar unfolds when somebody is chosen, who stays in sight', async () => {
    await opened(screen, [390, 664])
    const record = page.getByRole('button', { name: /^(Wet nappy|Formula)/ })
    await expect.element(record).not.toBeInTheDocument()
    const last = [...document.querySelectorAll<HTMLElement>('[data-tile]')].filter(
      (tile) => tile.getBoundingClientRect().bottom < innerHeight - 70,
    )
    last.at(-1)?.click()
    await expect.element(record).toBeVisible()
    const bottom = () => last.at(-1)?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
    const barTop = () => document.querySelector('[data-aside]')?.getBoundingClientRect().top ?? 0
    await expect.poll(() => bottom() <= barTop()).toBe(true)
  })
})

test('names and allergens are whole, and two of one first name are told apart', async () => {
  await opened('milk', [390, 664])
  const clipped = [...document.querySelectorAll('[data-tile] *')].filter(
    (part) =>
      getComputedStyle(part).textOverflow === 'ellipsis' || getComputedStyle(part).webkitLineClamp !== 'none',
  )
  expect(clipped).toEqual([])
  const words = tiles().map(shownText)
  expect(words[6]).toMatch(/Ngārangi-Atawhai\s?W\./)
  expect(words[3]).toContain('Lanolin and perfume')
  expect(words.slice(10).map((one) => /Smith|Stone/.exec(one)?.[0])).toEqual(['Smith', 'Stone'])
  await expect
    .element(
      page.getByRole('button', {
        name: /^Ngārangi-Atawhai Whakatipu-Hōhepa 1 year old|^Ngārangi-Atawhai Whakatipu-Hōhepa \d+ months old/,
      }),
    )
    .toBeVisible()
})

test('what is due stands in the navigation bar', async () => {
  await opened('nappies', [390, 664])
  const banner = page.getByRole('banner')
  await expect.element(banner.getByText('12 of 12', { exact: true })).toBeVisible()
  await expect.element(banner.getByText('Done')).toBeVisible()
})

test('history is plain text, and opens nothing', async () => {
  await opened('nappies', [390, 664])
  const inTile = [...(tiles()[0]?.querySelectorAll('button') ?? [])].map((button) => button.ariaLabel)
  expect(inTile).toEqual([null, 'Open Aroha'])
  expect(shownText(tiles()[0] as Element)).toMatch(/1 h 30 min\s·\sWet/)
})

test.each(Object.entries(screens))(
  'with text twice as large the bar of %s leaves half of a phone to the children',
  async (_, { open }) => {
    await page.viewport(390, 664)
    document.documentElement.style.setProperty('font-size', '200%')
    openScreen(open())
    await page.getByRole('button', { name: /Aroha/ }).first().click()
    const bar = document.querySelector('[data-aside]') as HTMLElement
    await expect.poll(() => bar.offsetHeight).toBeLessThan(332)
    expect(document.documentElement.scrollWidth).toBe(390)
    document.documentElement.style.removeProperty('font-size')
  },
)
