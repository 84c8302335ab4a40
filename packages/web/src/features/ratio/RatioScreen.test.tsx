// The ratio of New Zealand: seven children of two and over need two adults.
import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer } from '../../app/fake.transport.ts'
import { receive } from '../../platform/live/receive.ts'
import { to } from '../../platform/screens/places.ts'
import type { Board } from './ratio.effects.ts'

const rooms = [
  { code: 'tui', name: 'Tūī' },
  { code: 'kereru', name: 'Kererū' },
]
const since = '2026-03-10T20:00:00.000Z'
const stays = [{ from: since, until: null, roomCode: 'tui' }]
const adult = (id: string, name: string) => ({ id, name, avatar: '', stays, pauses: [], lapsed: [] })
const mere = adult('00000000-0000-7000-8000-0000000000a2', 'Mere Manager')
const child = (place: number) => ({
  id: `00000000-0000-7000-8000-0000000000c${place}`,
  firstName: `Child${place}`,
  familyName: 'Aroha',
  picture: null,
  months: 40,
  stays,
})
const board: Board = {
  day: '2026-03-11',
  country: 'NZ',
  region: null,
  rooms,
  children: [1, 2, 3, 4, 5, 6, 7].map(child),
  adults: [adult(hana().user.id, 'Hana Teacher'), mere],
  planned: [],
  shortfalls: [],
  can: ['moveAdults', 'moveChildren'],
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => signedInAs('teacher'))

test('says at once that there are too few when I take a break, and enough when I am back', async () => {
  answer(ratio, { getBoard: () => board })
  openScreen(to.ratio())
  await expect.element(page.getByText('Enough adults', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Adults with children: 2, needed: 2')).toBeVisible()
  await button('Break').click()
  await expect.element(page.getByText('1 adult too few')).toBeVisible()
  await button('I’m back').click()
  await expect.element(page.getByText('Enough adults', { exact: true })).toBeVisible()
})

test('moves an adult to another room by two taps', async () => {
  answer(ratio, { getBoard: () => board })
  openScreen(to.ratio())
  await page.getByRole('button', { name: /^Mere Manager/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kererū' }).click()
  const room = page.getByRole('region', { name: 'Kererū' })
  await expect.element(room.getByRole('button', { name: /^Mere Manager/ })).toBeVisible()
})

test('knows nothing while nobody has signed in to work', async () => {
  answer(ratio, { getBoard: () => ({ ...board, adults: [] }) })
  openScreen(to.ratio())
  await expect.element(page.getByText('Nobody has signed in to work today')).toBeVisible()
})

test('shows what a colleague does as it is told, without reading the board again', async () => {
  let reads = 0
  answer(ratio, {
    getBoard: () => {
      reads += 1
      return board
    },
  })
  openScreen(to.ratio())
  await expect.element(page.getByText('Enough adults', { exact: true })).toBeVisible()
  const pause = { id: '00000000-0000-7000-8000-0000000000f1', kind: 'break', staffId: mere.id } as const
  const tell = (operation: string, data: object) =>
    receive({ operation, data, at: since, transaction: '100', by: { id: mere.id, name: mere.name } })
  await tell('ratio.pause', { ...pause, from: since, until: null })
  await expect.element(page.getByText('1 adult too few')).toBeVisible()
  await tell('ratio.resume', { ...pause, from: since, until: since })
  await expect.element(page.getByText('Enough adults', { exact: true })).toBeVisible()
  await tell('ratio.moveAdult', { staffId: mere.id, roomCode: 'kereru' })
  const room = page.getByRole('region', { name: 'Kererū' })
  await expect.element(room.getByRole('button', { name: /^Mere Manager/ })).toBeVisible()
  expect(reads).toBe(1)
})

test('says who was here at a time of another day, and whether there were enough adults', async () => {
  const before = '2026-03-09T20:00:00.000Z'
  const left = '2026-03-09T21:40:00.000Z'
  const all = [{ from: before, until: null, roomCode: 'tui' }]
  const paused = { id: 'p', kind: 'break' as const, from: '2026-03-09T21:35:00.000Z', until: left }
  answer(ratio, {
    getDay: ({ date }) => ({
      day: date,
      country: 'NZ',
      region: null,
      rooms,
      children: board.children.map((one, place) => ({
        ...one,
        stays: place === 0 ? [{ from: before, until: left, roomCode: 'tui' }] : all,
      })),
      adults: board.adults.map((one, place) => ({ ...one, stays: all, pauses: place === 0 ? [paused] : [] })),
      visitors: [{ id: 'v', name: 'Greg Plumber', from: left, until: null }],
    }),
  })
  openScreen(to.ratioAt({ date: '2026-03-10', at: '10:39' }))
  await expect.element(page.getByText('1 adult too few')).toBeVisible()
  await expect.element(page.getByText('Child1 Aroha')).toBeVisible()
  await expect.element(page.getByText('On a break since 10:35')).toBeVisible()
  await expect.element(page.getByText('Greg Plumber')).not.toBeInTheDocument()
  await page.getByLabelText('Time').fill('10:40')
  await expect.element(page.getByText('Greg Plumber')).toBeVisible()
  await expect.element(page.getByText('Enough adults', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Child1 Aroha')).not.toBeInTheDocument()
})

test('tells two children of one first name apart, also when one is moved', async () => {
  const mei = (place: number, familyName: string) => ({ ...child(place), firstName: 'Mei', familyName })
  const children = [mei(1, 'Wu'), mei(2, 'Zhang'), child(3)]
  answer(ratio, { getBoard: () => ({ ...board, children }) })
  openScreen(to.ratio())
  await expect.element(button('Child3')).toBeVisible()
  await button('Mei Wu').click()
  await expect.element(page.getByRole('dialog', { name: 'Mei Wu' })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(button('Mei Z.')).toBeVisible()
})
