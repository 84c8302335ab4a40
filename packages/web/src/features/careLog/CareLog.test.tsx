// Entries of every kind of care are corrected and voided from the list, with a reason.
import { type CareLogEntry, care } from '@daybook/contract/care/care.contract.ts'
import { child } from '@daybook/contract/child/child.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { z } from 'zod'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { childOn, entryOf, rooms } from '../care/fake.board.ts'

type Entry = z.output<typeof CareLogEntry>
const freya = childOn(1, 'Freya')

const entryOfKind = (kind: Entry['kind'], detail: Entry['detail'], can: Entry['can']): Entry => ({
  ...entryOf(freya, detail),
  can,
  kind,
  child: freya,
  room: { code: 'tui', name: 'Tūī' },
})

const sheet = page.getByRole('dialog', { name: 'Freya Parata' })
const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click()

async function openEntry(entry: Entry) {
  answer(care, {
    listCareEntries: () => ({ records: [entry], total: 1, size: 10, current: 1, pages: 1 }),
    amendCareEntry: () => ({ ...entry, version: 2 }),
    voidCareEntry: () => entry,
  })
  openScreen(to.checkDetails({ date: '2026-03-11' }))
  await page.getByRole('button', { name: /Freya Parata/ }).click()
}

beforeEach(() => {
  signedInAs('manager')
  answer(room, { listRooms: rooms })
})

interface Correction {
  kind: Entry['kind']
  before: Entry['detail']
  putRight: () => Promise<void>
  after: Entry['detail']
}

const radio = (name: string) => () => sheet.getByRole('radio', { name }).click()

test.each<Correction>([
  {
    kind: 'bottleFeed',
    before: { milk: 'formula', offered: 120, taken: 120 },
    async putRight() {
      await sheet.getByLabelText('Taken', { exact: true }).fill('5000')
      await expect
        .element(sheet.getByText('A bottle holds 500 mL at most. Please check the amount'))
        .toBeVisible()
      await sheet.getByLabelText('Taken', { exact: true }).fill('65')
    },
    after: { milk: 'formula', offered: 120, taken: 65 },
  },
  {
    kind: 'toiletVisit',
    before: { outcome: 'wee', how: 'prompted' },
    putRight: radio('Accident'),
    after: { outcome: 'accident', how: 'prompted' },
  },
  {
    kind: 'sunscreenApplication',
    before: { outcome: 'applied' },
    putRight: radio('Reaction'),
    after: { outcome: 'reaction' },
  },
  {
    kind: 'nappyChange',
    before: { contents: 'wet', skin: 'normal', creamUsed: false },
    putRight: radio('Dry'),
    after: { contents: 'dry', skin: 'normal', creamUsed: false },
  },
])('an entry of $kind is amended with a reason', async ({ kind, before, putRight, after }) => {
  await openEntry(entryOfKind(kind, before, ['amend', 'void']))
  await press('Change')
  await putRight()
  await press('Save')
  await expect.element(sheet.getByText('Please give a reason')).toBeVisible()
  await expect.element(sheet.getByLabelText('Why are you changing it?')).toHaveFocus()
  expect(callsOf(care, 'amendCareEntry')).toEqual([])
  await sheet.getByLabelText('Why are you changing it?').fill('Told by the parents')
  await press('Save')
  await expect
    .poll(() => callsOf(care, 'amendCareEntry'))
    .toMatchObject([{ version: 1, detail: after, reason: 'Told by the parents' }])
})

test.each(['bottleFeed', 'toiletVisit', 'sunscreenApplication', 'nappyChange'] as const)(
  'an entry of %s is voided with a reason',
  async (kind) => {
    const details: Record<typeof kind, Entry['detail']> = {
      bottleFeed: { milk: 'formula', offered: 120, taken: 120 },
      toiletVisit: { outcome: 'wee', how: 'prompted' },
      sunscreenApplication: { outcome: 'applied' },
      nappyChange: { contents: 'wet', skin: 'normal', creamUsed: false },
    }
    const entry = entryOfKind(kind, details[kind], ['amend', 'void'])
    await openEntry(entry)
    await press('Void')
    await press('Void this entry')
    await expect.element(sheet.getByText('Please give a reason')).toBeVisible()
    expect(callsOf(care, 'voidCareEntry')).toEqual([])
    await sheet.getByLabelText('Why are you voiding it?').fill('It was her brother')
    await press('Void this entry')
    await expect
      .poll(() => callsOf(care, 'voidCareEntry'))
      .toMatchObject([{ id: entry.id, reason: 'It was her brother' }])
  },
)

test('an entry says how it was, its note, and why it was given despite an allergy', async () => {
  const conflictReason = 'This one is free of it'
  const entry = entryOfKind('toiletVisit', { outcome: 'wee', how: 'asked' }, [])
  await openEntry({ ...entry, note: 'Before going out', conflictReason })
  await expect.element(sheet.getByText(/^Wee, asked to go/).first()).toBeVisible()
  await expect.element(sheet.getByText('Before going out').first()).toBeVisible()
  await expect
    .element(sheet.getByText(`Given despite allergy or diet: ${conflictReason}`, { exact: true }))
    .toBeVisible()
})

test('an entry of somebody else’s says who can change it', async () => {
  signedInAs('teacher')
  await openEntry(entryOfKind('nappyChange', { contents: 'wet', skin: 'normal', creamUsed: false }, []))
  await expect.element(sheet.getByText('Only Hana Ngata or a manager can change this entry.')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Void' })).not.toBeInTheDocument()
  await expect.element(sheet.getByRole('button', { name: 'Change' })).not.toBeInTheDocument()
})

test('every child of a large centre can be chosen to see their entries', async () => {
  const all = Array.from({ length: 130 }, (_, place) => ({
    ...freya,
    id: `${freya.id.slice(0, -3)}${100 + place}`,
  }))
  answer(care, { listCareEntries: () => ({ records: [], total: 0, size: 10, current: 1, pages: 0 }) })
  answer(child, {
    listChildren: ({ current, size }) => {
      const [page, most] = [Number(current), Number(size)]
      const records = all.slice((page - 1) * most, page * most)
      return { records, total: all.length, size: most, current: page, pages: 2 } as never
    },
  })
  openScreen(to.checkDetails({ date: '2026-03-11' }))
  const choice = page.getByRole('combobox', { name: 'Child' })
  // The first is “All children”.
  await expect.poll(() => choice.element().querySelectorAll('option').length).toBe(131)
})
