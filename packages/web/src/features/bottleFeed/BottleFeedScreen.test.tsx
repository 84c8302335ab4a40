import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { care } from '@daybook/contract/care/care.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, entryOf, rooms } from '../care/fake.board.ts'

type Bottle = { milk: 'formula' | 'cowsMilk'; offered: number; taken: number | null }
const fed = childOn<Bottle>(1, 'Freya')
const freya = { ...fed, last: entryOf<Bottle>(fed, { milk: 'formula', offered: 150, taken: 120 }) }
const tama = childOn<Bottle>(2, 'Tama')
const mia = childOn<Bottle>(3, 'Mia')
const unsaid = {
  ...entryOf<Bottle>(mia, { milk: 'formula', offered: 150, taken: null }),
  can: ['amend', 'void'] as ('amend' | 'void')[],
}

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`${name} Parata`) })
const does = (what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) })
const planned = page.getByRole('button', { name: / for Freya, not recorded yet/ })
const sheet = page.getByRole('dialog', { name: 'Freya' })
const offered = sheet.getByLabelText('Offered', { exact: true })
const taken = sheet.getByLabelText('Taken', { exact: true })
const recordOwn = sheet.getByRole('button', { name: 'Record for Freya' })
const strip = (name: 'Offered' | 'Taken') => page.getByRole('group', { name })
const recorded = () => callsOf(bottleFeed, 'recordMany').flatMap(({ records }) => records)
const details = () => recorded().map(({ detail }) => detail)

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(bottleFeed, {
    getBoard: () => boardOf([freya, tama, { ...mia, last: unsaid, entries: [unsaid] }]),
    recordMany: () => [],
  })
  openScreen(to.bottleFeed({ code: 'tui' }))
})

test('as last time is as much offered, and nothing is taken that nobody said', async () => {
  await tile('Freya').click()
  await expect.element(planned).toHaveTextContent('offered 150 mL')
  await does('As last time').click()
  await expect.poll(details).toEqual([{ milk: 'formula', offered: 150, taken: null }])
  await expect
    .element(page.getByRole('status').getByText('Formula, offered 150 mL, Freya, 10:30'))
    .toBeVisible()
})

test('what was offered and what was taken are chosen apart, for all at once', async () => {
  await expect.element(strip('Offered')).not.toBeInTheDocument()
  for (const name of ['Freya', 'Tama']) await tile(name).click()
  await strip('Offered').getByRole('button', { name: '180 mL' }).click()
  await strip('Taken').getByRole('button', { name: '120 mL' }).click()
  await does('Cow’s milk').click()
  const bottle = { milk: 'cowsMilk', offered: 180, taken: 120 }
  await expect.poll(details).toEqual([bottle, bottle])
})

test('any other amount is typed, and all of it is one tap', async () => {
  await tile('Freya').click()
  await strip('Offered').getByRole('textbox', { name: 'Offered: other amount in mL' }).fill('135')
  await strip('Taken').getByRole('button', { name: 'All', exact: true }).click()
  await expect.element(planned).toHaveTextContent('135 mL')
  await does('Formula').click()
  await expect.poll(details).toEqual([{ milk: 'formula', offered: 135, taken: 135 }])
})

test('of a milk that was not fed last time the amount is asked', async () => {
  await tile('Freya').click()
  await does('Cow’s milk').click()
  await expect.element(page.getByText('How much for Freya? Choose an amount.')).toBeVisible()
  expect(recorded()).toEqual([])
  await strip('Offered').getByRole('button', { name: '90 mL' }).click()
  await expect.element(page.getByText(/^For Freya, /)).toBeVisible()
  await does('Cow’s milk').click()
  await expect.poll(details).toEqual([{ milk: 'cowsMilk', offered: 90, taken: null }])
})

test('a child without a bottle so far needs the kind of milk and the amount', async () => {
  await expect.element(tile('Tama').getByText('No bottle yet')).toBeVisible()
  await tile('Tama').click()
  await expect.element(does('As last time')).toBeDisabled()
  await does('Cow’s milk').click()
  await expect.element(page.getByText('How much for Tama? Choose an amount.')).toBeVisible()
  expect(recorded()).toEqual([])
})

test('kind, amounts and a note are recorded for one child from the sheet', async () => {
  await tile('Freya').click()
  await planned.click()
  await expect.element(taken).toHaveValue('')
  await sheet.getByRole('radio', { name: 'Breast milk' }).click()
  await sheet.getByRole('button', { name: 'Offered: 10 mL more' }).click()
  await expect.element(offered).toHaveValue('160')
  await sheet.getByRole('button', { name: 'All of it (160 mL)' }).click()
  await sheet.getByRole('button', { name: 'Taken: 10 mL less' }).click()
  await sheet.getByLabelText('Note').fill('Slow today')
  await recordOwn.click()
  await expect.poll(recorded).toHaveLength(1)
  const detail = { milk: 'breastMilk', offered: 160, taken: 150 }
  expect(recorded()[0]).toMatchObject({ detail, note: 'Slow today' })
})

test('five litres, or more drunk than offered, cannot be recorded', async () => {
  await tile('Freya').click()
  await planned.click()
  await offered.fill('5000')
  await expect.element(sheet.getByText('A bottle holds 500 mL at most.')).toBeInViewport()
  await expect.element(recordOwn).toBeDisabled()
  await offered.fill('120')
  await taken.fill('150')
  await expect.element(sheet.getByText('The amount taken is more than the amount offered.')).toBeVisible()
  await expect.element(recordOwn).toBeDisabled()
  await taken.fill('120')
  await expect.element(recordOwn).toBeEnabled()
  expect(recorded()).toEqual([])
})

test('what was taken is added later in one tap on the tile', async () => {
  // The centre's answer does not matter here.
  answer(care, { amendCareEntry: () => ({ ...unsaid, version: 2 }) as never })
  await expect.element(tile('Mia').getByText('offered 150 mL')).toBeVisible()
  await page.getByRole('button', { name: 'Mia: Taken all 150 mL' }).click()
  const amended = () => callsOf(care, 'amendCareEntry')
  await expect.poll(amended).toHaveLength(1)
  const detail = { milk: 'formula', offered: 150, taken: 150 }
  expect(amended()[0]).toMatchObject({ id: unsaid.id, version: 1, detail, reason: null })
})

test('another amount that was taken is typed in the entry', async () => {
  answer(care, { amendCareEntry: () => ({ ...unsaid, version: 2 }) as never })
  await page.getByRole('button', { name: 'Open Mia' }).click()
  await page.getByRole('region', { name: 'Recorded' }).getByRole('button').first().click()
  const entry = page.getByRole('dialog', { name: 'Mia Parata' })
  await expect.element(entry.getByText('amount taken not recorded yet')).toBeVisible()
  await entry.getByRole('button', { name: 'Other amount' }).click()
  await entry.getByLabelText('Taken', { exact: true }).fill('30')
  await entry.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => callsOf(care, 'amendCareEntry'))
    .toMatchObject([{ id: unsaid.id, version: 1, detail: { milk: 'formula', offered: 150, taken: 30 } }])
})

test('an earlier bottle has its own time', async () => {
  await page.getByRole('button', { name: /^Time .* Choose another$/ }).click()
  const when = page.getByRole('dialog', { name: 'When was it?' })
  await when.getByLabelText('Time', { exact: true }).fill('10:05')
  await when.getByRole('button', { name: 'Confirm' }).click()
  await tile('Freya').click()
  await does('As last time').click()
  await expect.element(page.getByRole('status').getByText(/, Freya, 10:05$/)).toBeVisible()
  await expect.poll(recorded).toMatchObject([{ occurredAt: '2026-03-10T21:05:00.000Z' }])
})

test('faces are chosen with the keyboard', async () => {
  await expect.element(tile('Tama')).toBeVisible()
  tile('Freya').element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(tile('Tama')).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(tile('Tama')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText(/^For Tama, /)).toBeVisible()
})
