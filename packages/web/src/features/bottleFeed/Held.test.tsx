// Milk that a child must not have is held before it is sent: the child is left out, or there is a reason.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, rooms } from '../care/fake.board.ts'

type Bottle = { milk: 'formula'; offered: number; taken: number | null }
const freya = childOn<Bottle>(1, 'Freya')
const tama = childOn<Bottle>(2, 'Tama', {
  allergies: [{ substance: 'Milk', severity: 'mild', note: null, allergens: ['dairy'], planExpiresOn: null }],
})
const held = page.getByRole('dialog', { name: 'Check before recording' })
const record = held.getByRole('button', { name: /^Record for / })
const recorded = () => callsOf(bottleFeed, 'recordMany').flatMap(({ records }) => records)

beforeEach(async () => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(bottleFeed, { getBoard: () => boardOf([freya, tama]), recordMany: () => [] })
  openScreen(to.bottleFeed({ code: 'tui' }))
  for (const name of ['Freya', 'Tama'])
    await page.getByRole('button', { name: new RegExp(`${name} Parata`) }).click()
  await page.getByRole('group', { name: 'Offered' }).getByRole('button', { name: '150 mL' }).click()
  await page.getByRole('button', { name: /^Formula for / }).click()
  await expect.element(held.getByText('May contain: Milk')).toBeVisible()
  await expect.element(record).toBeDisabled()
  expect(recorded()).toEqual([])
})

test('a child is left out, and the others are recorded', async () => {
  await held.getByRole('radio', { name: 'Leave Tama out' }).click()
  await held.getByRole('button', { name: 'Record for Freya' }).click()
  const detail = { milk: 'formula', offered: 150, taken: null }
  await expect.poll(recorded).toMatchObject([{ childId: freya.id, detail }])
})

test('a reason is required before sending', async () => {
  await held.getByRole('radio', { name: 'This one is free of it' }).click()
  await record.click()
  await expect.poll(recorded).toHaveLength(2)
  const conflictReason = 'This one is free of it'
  expect(recorded().find(({ childId }) => childId === tama.id)).toMatchObject({ conflictReason })
})
