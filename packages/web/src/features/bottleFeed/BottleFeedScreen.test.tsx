import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.contract.ts'
import { room } from '@daybook/contract/room/room.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, entryOf, rooms } from '../care/fake.board.ts'

const fed = childOn<{ milk: 'formula'; offered: number; taken: number }>(1, 'Freya')
const freya = { ...fed, last: entryOf(fed, { milk: 'formula' as const, offered: 150, taken: 150 }) }
const tama = childOn<(typeof freya)['last']['detail']>(2, 'Tama')

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`${name} Parata`) })
const planned = page.getByRole('button', { name: / for Freya, not recorded yet/ })
const sheet = page.getByRole('dialog', { name: 'Freya' })
const offered = sheet.getByLabelText('Offered', { exact: true })
const taken = sheet.getByLabelText('Taken', { exact: true })
const keep = sheet.getByRole('button', { name: 'Keep for Freya' })
const recorded = () => callsOf(bottleFeed, 'recordMany').flatMap(({ records }) => records)

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(bottleFeed, { getBoard: () => boardOf([freya, tama]), recordMany: () => [] })
  openScreen(to.bottleFeed({ code: 'tui' }))
})

test('the amount is set with the stepper, and what was taken follows what was offered', async () => {
  await tile('Freya').click()
  await expect.element(planned).toHaveTextContent('150 mL')
  await planned.click()
  await sheet.getByRole('button', { name: 'Offered: 10 mL more' }).click()
  await sheet.getByRole('button', { name: 'Offered: 10 mL more' }).click()
  await expect.element(taken).toHaveValue('170')
  await sheet.getByRole('button', { name: 'Taken: 10 mL less' }).click()
  await keep.click()
  await expect.element(planned).toHaveTextContent('160 of 170 mL')
  await page.getByRole('button', { name: /^Record for Freya, / }).click()
  await expect.poll(recorded).toHaveLength(1)
  expect(recorded()[0]?.detail).toEqual({ milk: 'formula', offered: 170, taken: 160 })
})

test('the kind of milk, the amounts and a note are set for one child', async () => {
  await tile('Freya').click()
  await planned.click()
  await sheet.getByRole('radio', { name: 'Breast milk' }).click()
  await offered.fill('125')
  await taken.fill('95')
  await sheet.getByLabelText('Note').fill('Slow today')
  await keep.click()
  await page.getByRole('button', { name: /^Record for Freya, / }).click()
  await expect.poll(recorded).toHaveLength(1)
  const detail = { milk: 'breastMilk', offered: 125, taken: 95 }
  expect(recorded()[0]).toMatchObject({ detail, note: 'Slow today' })
})

test('five litres, or more drunk than offered, cannot be kept', async () => {
  await tile('Freya').click()
  await planned.click()
  await offered.fill('5000')
  await expect.element(sheet.getByText('A bottle holds 500 mL at most.')).toBeInViewport()
  await expect.element(keep).toBeDisabled()
  await offered.fill('120')
  await taken.fill('150')
  await expect.element(sheet.getByText('The amount taken is more than the amount offered.')).toBeVisible()
  await expect.element(keep).toBeDisabled()
  await taken.fill('120')
  await expect.element(keep).toBeEnabled()
  expect(recorded()).toEqual([])
})

test('a child without a bottle so far needs the kind of milk', async () => {
  await expect.element(tile('Tama').getByText('No bottle yet')).toBeVisible()
  await tile('Tama').click()
  await expect.element(page.getByRole('button', { name: /^As last time for / })).toBeDisabled()
  await page.getByRole('button', { name: /^Cow’s milk for / }).click()
  await expect.poll(recorded).toHaveLength(1)
  expect(recorded()[0]?.detail).toEqual({ milk: 'cowsMilk', offered: 150, taken: 150 })
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
