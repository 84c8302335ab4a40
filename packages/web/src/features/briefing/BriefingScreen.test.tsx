import { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { rooms } from '../care/fake.board.ts'
import type { BriefedChild, Briefing } from './briefing.effects.ts'

const id = (end: string) => `00000000-0000-7000-8000-0000000000${end}`
/** 10:00 at the centre, half an hour ago. */
const ten = '2026-03-10T21:00:00.000Z'
const halfPastNine = '2026-03-10T20:30:00.000Z'

const child = (place: number, firstName: string, over: Partial<BriefedChild> = {}): BriefedChild => ({
  id: id(`c${place}`),
  firstName,
  familyName: 'Parata',
  birthDate: '2024-06-01',
  picture: null,
  allergies: [],
  dietNote: null,
  diets: [],
  expectedUntil: '2026-03-11T03:00:00.000Z',
  mayNotCollect: [],
  orders: [],
  custodyNote: null,
  care: [],
  doses: [],
  nextDoses: [],
  injuries: [],
  reminders: [],
  changedAt: halfPastNine,
  ...over,
})
const entry = (kind: BriefedChild['care'][number]['kind'], detail: object, note: string | null = null) => ({
  id: id(`${kind.length}0`),
  kind,
  occurredAt: ten,
  note,
  detail: detail as BriefedChild['care'][number]['detail'],
})
const ari = child(1, 'Ari', {
  care: [
    entry('bottleFeed', { milk: 'formula', offered: 120, taken: 90 }),
    entry('nappyChange', { contents: 'wet', skin: 'normal', creamUsed: false }),
  ],
})
const freya = child(2, 'Freya', {
  mayNotCollect: ['Rex Parata'],
  orders: [{ name: 'Rex Parata', note: 'Keep the door closed.', phone: '111' }],
  injuries: [
    {
      id: id('d1'),
      at: halfPastNine,
      injuries: ['bump'],
      bodyParts: ['forehead'],
      isWatched: true,
      nextLookAt: '2026-03-10T21:45:00.000Z',
    },
  ],
  doses: [
    { id: id('d2'), at: ten, name: 'Paracetamol', dose: '5 mL' },
    {
      id: id('d4'),
      at: halfPastNine,
      name: 'Amoxicillin',
      dose: '4 mL',
      problem: { outcome: 'refused', note: 'Spat it out' },
    },
  ],
  nextDoses: [
    { id: id('d3'), name: 'Cetirizine', dose: '2.5 mL', dueAt: '2026-03-10T23:00:00.000Z', from: null },
  ],
  care: [entry('sleep', { asleepAt: ten, upAt: null, checkInterval: 10 }), entry('dayNote', {}, 'Teething')],
})
const tane = child(3, 'Tāne', {
  allergies: [
    {
      substance: 'Peanut',
      severity: 'anaphylaxis',
      note: 'EpiPen in the office',
      allergens: [],
      planExpiresOn: null,
    },
  ],
})
const reading = (over: Partial<Briefing['readings'][number]> = {}) => ({
  id: id('b1'),
  roomCode: 'tui',
  by: { id: id('a9'), name: 'Mere Manager' },
  at: halfPastNine,
  newestAt: halfPastNine,
  ...over,
})
const briefed = (over: Partial<Briefing> = {}): Briefing => ({
  now: '2026-03-10T21:30:00.000Z',
  room: { code: 'tui', name: 'Tūī' },
  children: [ari, freya, tane],
  planned: [],
  readings: [],
  ...over,
})

function open(over: Partial<Briefing> = {}) {
  answer(briefing, {
    getBriefing: () => briefed(over),
    confirmRead: ({ id, code, occurredAt, newestAt = null }) => ({
      id,
      roomCode: code,
      by: { id: hana().user.id, name: 'Hana Ngata' },
      at: String(occurredAt),
      newestAt: newestAt === null ? null : String(newestAt),
    }),
  })
  openScreen(to.briefing({ code: 'tui' }))
}

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRoomsForStaff: () => rooms().map((one) => ({ ...one, own: true })) })
})

const first = page.getByRole('region', { name: 'Know first' })
const others = page.getByRole('region', { name: 'Other children' })
const confirm = page.getByRole('button', { name: 'I’ve read this' })

test('says what is special about a child, the gravest first, and of the others one line each', async () => {
  open()
  const names = first.getByRole('listitem')
  await expect.element(names.nth(0)).toMatchTextContent(/Tāne.*Peanut, anaphylaxis.*EpiPen in the office/i)
  // White on red: without its fill it would be the palest words on paper.
  const mark = document.querySelector('[data-severity="anaphylaxis"]')
  expect(mark && getComputedStyle(mark).printColorAdjust).toBe('exact')
  for (const said of [
    'May NOT collect: Rex Parata',
    'Court order, Rex Parata: Keep the door closed. Call 111',
    'Bump, Forehead, 09:30',
    'Next head check 10:45',
    'Asleep since 10:00',
    'Paracetamol, 5 mL, 10:00',
    'Refused by the child: Amoxicillin, 4 mL, 09:30, Spat it out',
    'No plan says when the next dose is due',
    'Next dose 12:00: Cetirizine, 2.5 mL',
    'Teething 10:00',
  ])
    await expect.element(names.nth(1)).toMatchTextContent(said)
  await expect
    .element(others)
    .toMatchTextContent(/Ari Parata.*Milk: Formula.*90.*10:00 · Nappy change: Wet.*10:00/)
  await expect.element(page.getByText('As of 10:30')).toBeVisible()
})

test('is confirmed once, by name and time, until something is new', async () => {
  open({ readings: [reading()] })
  await expect.element(page.getByText('Read by Mere Manager at 09:30')).toBeVisible()
  await expect.element(page.getByText('You haven’t read this today')).toBeVisible()
  await confirm.click()
  await expect.element(page.getByText('Read by Hana Ngata at 10:30')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
  await expect
    .poll(() => callsOf(briefing, 'confirmRead'))
    .toMatchObject([{ code: 'tui', newestAt: halfPastNine }])
})

test('names what was recorded since the person has read it', async () => {
  const own = reading({ by: { id: hana().user.id, name: 'Hana Ngata' } })
  open({ readings: [own], children: [{ ...ari, changedAt: ten }, freya] })
  await expect.element(page.getByText('1 child has news since you read this at 09:30')).toBeVisible()
  await expect.element(others.getByText('New', { exact: true })).toBeVisible()
  await expect.element(first.getByText('New', { exact: true })).not.toBeInTheDocument()
})

test('of an empty room says so and asks for nothing', async () => {
  open({ children: [] })
  await expect.element(page.getByText('Nobody is here now')).toBeVisible()
  await expect.element(confirm).not.toBeInTheDocument()
})

test('without a network says what it cannot know', async () => {
  open()
  await expect.element(confirm).toBeVisible()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect
    .element(page.getByText('What others recorded after 10:30 is unknown until you’re online.'))
    .toBeVisible()
  online.mockRestore()
  dispatchEvent(new Event('online'))
})
