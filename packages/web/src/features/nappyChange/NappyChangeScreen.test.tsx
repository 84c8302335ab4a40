import { care } from '@daybook/contract/care/care.contract.ts'
import { type NappyDetail, nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { boardOf, childOn, entryOf, keptBoard, rooms } from '../care/fake.board.ts'

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

test('“All awake” leaves out who is asleep and says so, and a tap still adds them', async () => {
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
  await page.getByRole('button', { name: 'All awake (2)' }).click()
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

const freyaTile = page.getByRole('button', { name: /Freya Parata/ })

test('an entry is undone, and the tile is as before', async () => {
  answer(nappyChange, keptBoard([childOn<NappyDetail>(1, 'Freya')]))
  openScreen(to.nappyChange({ code: 'tui' }))
  await choose('Freya')
  await press('Dry nappy')
  await expect.element(freyaTile).toMatchTextContent(/Dry/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('status').getByText('Undone')).toBeVisible()
  const ids = callsOf(nappyChange, 'recordMany')[0]?.records[0]?.id
  await expect.poll(() => callsOf(nappyChange, 'remove')).toEqual([{ ids }])
  await expect.element(freyaTile).not.toMatchTextContent(/Dry/)
})

test('a new entry is corrected on its tile without a reason', async () => {
  const freya = childOn<NappyDetail>(1, 'Freya')
  const made = entryOf<NappyDetail>(freya, { contents: 'wet', skin: 'normal', creamUsed: false })
  const own = { ...made, recordedAt: '2026-03-10T21:29:00.000Z', can: ['amend', 'void', 'undo'] as never }
  answer(nappyChange, { getBoard: () => boardOf([{ ...freya, last: own, entries: [own] }]) })
  // The centre's answer does not matter here.
  answer(care, { amendCareEntry: () => ({ ...own, version: 2 }) as never })
  openScreen(to.nappyChange({ code: 'tui' }))
  await page.getByRole('button', { name: 'Open Freya' }).click()
  await page.getByRole('region', { name: 'Recorded' }).getByRole('button').first().click()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await page.getByRole('radio', { name: 'Both' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => callsOf(care, 'amendCareEntry'))
    .toMatchObject([{ version: 1, detail: { contents: 'both' }, reason: null }])
})

test('whether a child asked, and a note, are recorded for several', async () => {
  openScreen(to.nappyChange({ tab: 'toilet', code: 'tui' }))
  for (const name of ['Tama', 'Freya']) await choose(name)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await more.getByRole('radio', { name: 'The child asked' }).click()
  await more.getByLabelText('Note').fill('Before going out')
  await more.getByRole('button', { name: 'Confirm' }).click()
  await press('Wee')
  const expected = { detail: { outcome: 'wee', how: 'asked' }, note: 'Before going out' }
  const recorded = () => callsOf(toiletVisit, 'recordMany').flatMap(({ records }) => records)
  await expect.poll(recorded).toMatchObject([expected, expected])
})

test('the toilet’s tab has the children who use it first, and those in nappies apart', async () => {
  openScreen(to.nappyChange({ code: 'tui' }))
  const tabs = page.getByRole('group', { name: 'Nappy or toilet' })
  const nappies = tabs.getByRole('button', { name: 'Nappy change' })
  await expect.element(nappies).toHaveAttribute('aria-pressed', 'true')
  await tabs.getByRole('button', { name: 'Toilet' }).click()
  const here = page.getByRole('region', { name: 'Here', exact: true })
  await expect.element(here).toMatchTextContent(/Choose who went/)
  await expect.element(here.getByRole('button', { name: /Tama Parata/ })).toBeVisible()
  await expect.element(here.getByRole('button', { name: /Freya Parata/ })).not.toBeInTheDocument()
  const inNappies = page.getByRole('region', { name: 'In nappies' })
  await expect.element(inNappies.getByRole('button', { name: /Freya Parata/ })).toBeVisible()
})

test('from where one child was refused, the others are recorded', async () => {
  const [freya, tama] = [childOn(1, 'Freya'), childOn(2, 'Tama')]
  answer(nappyChange, { getBoard: () => boardOf([freya, tama] as never) })
  const failure = { status: 409, key: 'CHILD_NOT_PRESENT', fields: { [tama.id]: 'CHILD_NOT_PRESENT' } }
  refuse(nappyChange, 'recordMany', failure as never)
  openScreen(to.nappyChange({ code: 'tui' }))
  for (const name of ['Freya', 'Tama']) await choose(name)
  await press('Dry nappy')
  const sheet = page.getByRole('dialog', { name: 'Not recorded' })
  await expect.element(sheet.getByText('Tama is not here now')).toBeVisible()
  answer(nappyChange, { recordMany: () => [] })
  await sheet.getByRole('button', { name: 'Record for Freya' }).click()
  await expect.element(page.getByRole('status').getByText(/^Dry nappy, Freya, /)).toBeVisible()
  const sent = () =>
    callsOf(nappyChange, 'recordMany').map(({ records }) => records.map((one) => one.childId))
  await expect.poll(sent).toEqual([[freya.id, tama.id], [freya.id]])
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
