// What is set for one child of a board is recorded from the sheet, or kept as a draft that leaving asks about.
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, rooms } from '../care/fake.board.ts'

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(nappyChange, {
    getBoard: () => boardOf([childOn(1, 'Freya'), childOn(2, 'Tama')]),
    recordMany: () => [],
  })
  answer(toiletVisit, { getBoard: () => boardOf([]) })
  openScreen(to.nappyChange({ code: 'tui' }))
})

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`${name} Parata`) })
const sheetOf = (name: string) => page.getByRole('dialog', { name, exact: true })
const asks = page.getByRole('dialog', { name: 'Not recorded yet' })
const draftOf = (name: string) =>
  page.getByRole('button', { name: new RegExp(` for ${name}, not recorded yet`) })
const toilet = page.getByRole('button', { name: 'Toilet', exact: true })
const toToilet = () => toilet.click()
const records = () =>
  callsOf(nappyChange, 'recordMany').flatMap((call) =>
    call.records.map(({ childId, detail }) => [childId.slice(-1), detail.contents, detail.skin]),
  )

/** Sets what a child alone has, and closes the sheet. */
async function set(name: string, ...options: string[]) {
  await page.getByRole('button', { name: `Open ${name}` }).click()
  for (const option of options) await sheetOf(name).getByRole('radio', { name: option, exact: true }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheetOf(name)).not.toBeInTheDocument()
}

test('the sheet of one child records at once, and the others stay chosen', async () => {
  await tile('Tama').click()
  await page.getByRole('button', { name: 'Open Freya' }).click()
  await sheetOf('Freya').getByRole('radio', { name: 'Soiled' }).click()
  await sheetOf('Freya').getByRole('radio', { name: 'Red' }).click()
  await sheetOf('Freya').getByRole('button', { name: 'Record for Freya' }).click()
  await expect.poll(records).toEqual([['1', 'soiled', 'red']])
  await expect.element(page.getByRole('status').getByText(/^Soiled nappy, red skin, Freya, /)).toBeVisible()
  await expect.element(tile('Tama')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tile('Freya')).toHaveAttribute('aria-pressed', 'false')
})

test('closing the sheet keeps a draft that says it is not recorded', async () => {
  await set('Freya', 'Soiled')
  await expect.element(draftOf('Freya')).toHaveTextContent('SoiledNot recorded yet')
  await tile('Freya').click()
  await tile('Tama').click()
  await page.getByRole('button', { name: /^Wet nappy for Tama, / }).click()
  await expect.poll(records).toEqual([['2', 'wet', 'normal']])
  await draftOf('Freya').click()
  await expect.element(sheetOf('Freya').getByRole('radio', { name: 'Soiled' })).toBeChecked()
  await sheetOf('Freya').getByRole('button', { name: 'Discard this' }).click()
  await expect.element(draftOf('Freya')).not.toBeInTheDocument()
})

test('a draft that leaves the contents open takes them from the button', async () => {
  await set('Freya', 'Red')
  await page.getByRole('button', { name: /^Wet nappy for Freya, / }).click()
  await expect.poll(records).toEqual([['1', 'wet', 'red']])
})

test('leaving asks, and records all drafts', async () => {
  await set('Freya', 'Soiled')
  await set('Tama', 'Wet')
  await toToilet()
  await expect.element(asks.getByText('2 children are set but not recorded.')).toBeVisible()
  await asks.getByRole('button', { name: 'Record', exact: true }).click()
  await expect.poll(records).toEqual([
    ['1', 'soiled', 'normal'],
    ['2', 'wet', 'normal'],
  ])
  await expect.element(toilet).toHaveAttribute('aria-pressed', 'true')
})

test('leaving can be called off, or discard the drafts', async () => {
  await set('Freya', 'Soiled')
  await toToilet()
  await asks.getByRole('button', { name: 'Stay' }).click()
  await expect.element(draftOf('Freya')).toBeVisible()
  await toToilet()
  await asks.getByRole('button', { name: 'Discard' }).click()
  await expect.element(toilet).toHaveAttribute('aria-pressed', 'true')
  expect(records()).toEqual([])
})

test('a draft without the contents cannot be recorded on leaving', async () => {
  await set('Freya', 'Red')
  await toToilet()
  await expect.element(asks.getByText('Choose what to record for Freya first.')).toBeVisible()
  await expect.element(asks.getByRole('button', { name: 'Record', exact: true })).toBeDisabled()
})

test('leaving a board without drafts asks nothing', async () => {
  await tile('Freya').click()
  await toToilet()
  await expect.element(toilet).toHaveAttribute('aria-pressed', 'true')
  await expect.element(asks).not.toBeInTheDocument()
})
