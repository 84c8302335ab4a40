import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, setTime, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf } from '../care/fake.board.ts'
import type { Board, Bottle, BottleChild } from './bottle.plan.ts'

const id = (end: string) => `00000000-0000-7000-8000-0000000000${end}`

const child = (place: number, firstName: string, over: Partial<BottleChild> = {}): BottleChild => ({
  id: id(`c${place}`),
  firstName,
  familyName: 'Parata',
  birthDate: '2025-06-01',
  picture: null,
  allergies: [],
  dietNote: null,
  dietAvoids: [],
  diets: [],
  roomCode: 'tui',
  ...over,
})
const freya = child(1, 'Freya')
const tama = child(2, 'Tama')
const milk = {
  substance: 'Milk',
  severity: 'severe',
  note: null,
  allergens: ['dairy'],
  planExpiresOn: null,
} as const

const bottleOf = (childId: string, over: Partial<Bottle> = {}): Bottle => ({
  id: id('b1'),
  childId,
  milk: 'formula',
  brand: 'Stage 2',
  amount: 180,
  keptIn: 'outside',
  fromHome: false,
  note: null,
  // 10:00; it is 10:30.
  madeAt: '2026-03-10T21:00:00.000Z',
  madeByName: 'Mere Manager',
  steps: [],
  ...over,
})

const boardWith = (bottles: Bottle[], children = [freya, tama]): Board => ({
  rooms: [{ code: 'tui', name: 'Tūī', own: true }],
  children,
  bottles,
  hours: figuresOn('bottle', { country: 'NZ', region: null, day: '2026-03-11' }),
})

function show(
  bottle_: Bottle,
  { children = [freya, tama], wantedFor }: { children?: BottleChild[]; wantedFor?: string } = {},
) {
  answer(bottle, {
    getBoard: () => boardWith([bottle_], children),
    takeStep: ({ id, step, at }) => ({
      ...bottle_,
      steps: [{ id, step, at: String(at), byName: 'Hana Ngata', conflict: null }],
    }),
  })
  openScreen(to.bottle({ id: bottle_.id, child: wantedFor }))
}

beforeEach(() => {
  signedInAs('teacher')
  answer(attendance, { listToday: () => ({ children: [], rooms: [] }) as never })
  answer(bottleFeed, { getBoard: () => boardOf([]), recordMany: () => [] })
})

const give = page.getByRole('button', { name: 'Give to Freya' })
const steps = () => callsOf(bottle, 'takeStep')

test('says whose it is and until when, and giving it is a bottle of milk of that child', async () => {
  show(bottleOf(freya.id))
  await expect.element(page.getByText('OK for Freya Parata until 12:00')).toBeVisible()
  await give.click()
  await expect.poll(steps).toMatchObject([{ bottleId: id('b1'), step: 'given', childId: freya.id }])
  const detail = { milk: 'formula', offered: 180, taken: null }
  await expect
    .poll(() => callsOf(bottleFeed, 'recordMany'))
    .toMatchObject([{ records: [{ childId: freya.id, detail }] }])
  await expect.element(page.getByText('Stop. Don’t give this bottle.')).toBeVisible()
})

test('stops for another child', async () => {
  show(bottleOf(freya.id), { wantedFor: tama.id })
  await expect.element(page.getByText('This is Freya Parata’s bottle, not Tama Parata’s.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Give/ })).not.toBeInTheDocument()
})

test('stops when it is too old, also while the page is open', async () => {
  show(bottleOf(freya.id))
  await expect.element(give).toBeVisible()
  setTime(new Date('2026-03-11T12:00:00+13:00'))
  await expect.element(page.getByText('Its use-by time was 12:00. Throw it away.')).toBeVisible()
  await expect.element(give).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Throw away' }).click()
  await expect.poll(steps).toMatchObject([{ step: 'thrownAway', childId: null }])
})

test('is not given in one tap to a child who must not have this milk', async () => {
  show(bottleOf(freya.id), {
    children: [child(1, 'Freya', { allergies: [{ ...milk, allergens: ['dairy'] }] })],
  })
  await expect.element(page.getByText(/may contain something Freya Parata can’t have/)).toBeVisible()
  await expect.element(give).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Open Milk' })).toBeVisible()
  await expect.element(page.getByText(/^OK for/)).not.toBeInTheDocument()
})

test('a label that nobody knows is a bottle that nobody gives', async () => {
  show(bottleOf(freya.id))
  openScreen(to.bottle({ id: id('b9') }))
  await expect.element(page.getByText('Don’t give this bottle')).toBeVisible()
})

test('a child who is not signed in is not given it', async () => {
  show(bottleOf(freya.id), { children: [child(1, 'Freya', { roomCode: null })] })
  await expect.element(page.getByText('Freya Parata isn’t signed in here now.')).toBeVisible()
  await expect.element(page.getByText(/^OK for/)).not.toBeInTheDocument()
  await expect.element(give).not.toBeInTheDocument()
})

test('once it is said who is fed, another child’s bottle stops', async () => {
  answer(bottle, { getBoard: () => boardWith([bottleOf(freya.id), bottleOf(tama.id, { id: id('b2') })]) })
  openScreen(to.bottleScan({}))
  const whoIsFed = page.getByRole('group', { name: 'Who are you feeding?' })
  await whoIsFed.getByRole('button', { name: 'Tama Parata' }).click()
  await page.getByRole('link', { name: /Freya Parata/ }).click()
  await expect.element(page.getByText('This is Freya Parata’s bottle, not Tama Parata’s.')).toBeVisible()
})
