import { type NappyDetail, nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, entryOf, rooms } from '../care/fake.board.ts'

const tama = childOn(2, 'Tama').id

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
  answer(nappyChange, { getBoard: () => boardOf([childOn(1, 'Freya')]), recordMany: () => [] })
  answer(toiletVisit, {
    getBoard: () => boardOf([childOn(2, 'Tama', { inNappies: false }), childOn(1, 'Freya')]),
    recordMany: () => [],
  })
})

const choose = (name: string) => page.getByRole('button', { name: new RegExp(`${name} Parata`) }).click()
const press = (what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) }).click()

test.each([
  ['Wee', 'wee'],
  ['Poo', 'poo'],
  ['Tried', 'tried'],
  ['Accident', 'accident'],
])('“%s” takes two taps and is recorded as %s', async (button, outcome) => {
  openScreen(to.nappyChange({ tab: 'toilet', code: 'tui' }))
  await choose('Tama')
  await press(button)
  const recorded = () => callsOf(toiletVisit, 'recordMany').flatMap(({ records }) => records)
  await expect.poll(() => recorded().map(({ detail }) => detail)).toEqual([{ outcome, how: 'prompted' }])
  await expect.element(page.getByRole('status').getByText(`${button}, Tama, 10:30`)).toBeVisible()
})

test.each([
  ['Wet nappy', 'wet'],
  ['Soiled nappy', 'soiled'],
  ['Both, wet and soiled nappy', 'both'],
  ['Dry nappy', 'dry'],
])('“%s” takes two taps and is recorded as %s', async (button, contents) => {
  openScreen(to.nappyChange({ code: 'tui' }))
  await choose('Freya')
  await press(button)
  const recorded = () => callsOf(nappyChange, 'recordMany').flatMap(({ records }) => records)
  const detail = { contents, skin: 'normal', creamUsed: false }
  await expect.poll(() => recorded().map((one) => one.detail)).toEqual([detail])
})

test('“All present” leaves out who is asleep and says so, and a tap still adds them', async () => {
  const [freya, tama, maia] = [childOn(1, 'Freya'), childOn(2, 'Tama'), childOn(3, 'Maia')] as const
  const detail = { asleepAt: '2026-03-10T21:00:00.000Z', upAt: null, checkInterval: 30 }
  const known = { id: tama.id, childId: tama.id, roomId: tama.id, occurredAt: detail.asleepAt, version: 1 }
  answer(sleep, {
    getWatch: () => ({
      rooms: [],
      children: [],
      checkInterval: 10,
      sleeps: [{ ...known, detail, checks: [] }],
    }),
  })
  answer(nappyChange, { getBoard: () => boardOf([freya, tama, maia] as never) })
  openScreen(to.nappyChange({ code: 'tui' }))
  await page.getByRole('button', { name: 'All present (2)' }).click()
  await expect.element(page.getByText('For Freya and Maia, 10:30. 1 child asleep is left out')).toBeVisible()
  await choose('Tama')
  await expect.element(page.getByText('For 3 children, 10:30')).toBeVisible()
})

test('whoever records what somebody else has just recorded is told, and can undo their own', async () => {
  const freya = childOn<NappyDetail>(1, 'Freya')
  const at = (time: string) => ({
    occurredAt: `2026-03-10T21:${time}Z`,
    recordedAt: `2026-03-10T21:${time}Z`,
  })
  const made = entryOf<NappyDetail>(freya, { contents: 'wet', skin: 'normal', creamUsed: false })
  const ana = { id: freya.id, name: 'Ana' }
  const first = { ...made, ...at('27:00.000'), recordedBy: ana }
  const own = { ...made, ...at('29:00.000'), id: tama, can: ['undo' as const] }
  answer(nappyChange, {
    getBoard: () => boardOf([{ ...freya, entries: [first, own], last: own }]),
    remove: () => null,
  })
  openScreen(to.nappyChange({ code: 'tui' }))
  const toast = page.getByText('Ana also recorded this for Freya, at 10:27. Undo yours?')
  await expect.element(toast).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => callsOf(nappyChange, 'remove')).toEqual([{ ids: tama }])
})

test('a time in the future cannot be chosen', async () => {
  openScreen(to.nappyChange({ code: 'tui' }))
  await page.getByRole('button', { name: /^Time .* Choose another$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'When was it?' })
  await sheet.getByLabelText('Time', { exact: true }).fill('10:45')
  await expect.element(sheet.getByText('That time is in the future')).toBeVisible()
  await expect.element(sheet.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await sheet.getByLabelText('Time', { exact: true }).fill('10:29')
  await expect.element(sheet.getByRole('button', { name: 'Confirm' })).toBeEnabled()
})
