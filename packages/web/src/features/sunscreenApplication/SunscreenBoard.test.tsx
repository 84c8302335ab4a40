import { room } from '@daybook/contract/room/room.kind.ts'
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import type { SunscreenOutcome } from '@daybook/contract/sunscreenApplication/sunscreenApplication.rules.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { childOn, entryOf, keptBoard, rooms } from '../care/fake.board.ts'

type Detail = { outcome: SunscreenOutcome }
const freya = childOn<Detail>(1, 'Freya')
const at = '2026-03-10T20:30:00.000Z'
const applied = { ...entryOf<Detail>(freya, { outcome: 'applied' }), occurredAt: at, recordedAt: at }
const tama = childOn<Detail>(2, 'Tama', { sunscreenConsent: 'ownCream' })
const mia = childOn<Detail>(3, 'Mia', {
  allergies: [
    { substance: 'Zinc oxide', severity: 'mild', note: null, allergens: ['zinc'], planExpiresOn: null },
  ],
})
const maia = childOn<Detail>(3, 'Maia', { sunscreenConsent: 'none' })

const tile = (name: string) => page.getByRole('button', { name: new RegExp(`${name} Parata`) })
const does = (what: string) => page.getByRole('button', { name: new RegExp(`^${what} for `) })
const recorded = () => callsOf(sunscreenApplication, 'recordMany').flatMap(({ records }) => records)

function openWith(...children: (typeof freya)[]) {
  answer(sunscreenApplication, keptBoard(children))
  openScreen(to.sunscreenApplication({ code: 'tui' }))
}

beforeEach(() => {
  signedInAs('teacher')
  answer(room, { listRooms: rooms })
})

test('a child whose parents allow only cream from home gets no other', async () => {
  openWith(tama)
  await page.getByRole('button', { name: 'Open Tama' }).click()
  const sheet = page.getByRole('dialog', { name: 'Tama' })
  const record = sheet.getByRole('button', { name: 'Record for Tama' })
  await sheet.getByRole('radio', { name: 'Applied' }).click()
  await expect.element(sheet.getByText('The parents have not agreed to this sunscreen')).toBeVisible()
  await expect.element(record).toBeDisabled()
  await sheet.getByRole('radio', { name: 'Own cream' }).click()
  await record.click()
  await expect.poll(() => recorded().map(({ detail }) => detail)).toEqual([{ outcome: 'ownCream' }])
})

test('“applied” for all present follows each child’s consent, and says so before', async () => {
  openWith(freya, tama, maia)
  await page.getByRole('button', { name: 'All present (3)' }).click()
  const bar = page.getByText(/^For 3 children, /)
  await expect.element(bar).toMatchTextContent(/Own cream: 1/)
  await expect.element(bar).toMatchTextContent(/No consent: 1/)
  await does('Sunscreen applied').click()
  await expect
    .poll(() => recorded().map(({ detail }) => detail.outcome))
    .toEqual(['applied', 'ownCream', 'notConsented'])
})

test('a child who may react needs a reason before anything is sent', async () => {
  openWith(mia)
  await tile('Mia').click()
  await does('Sunscreen applied').click()
  const sheet = page.getByRole('dialog', { name: 'Check before recording' })
  await expect.element(sheet.getByText('May contain: Zinc')).toBeVisible()
  const record = sheet.getByRole('button', { name: 'Record for Mia' })
  await expect.element(record).toBeDisabled()
  expect(recorded()).toEqual([])
  await sheet.getByLabelText('Other reason').fill('Her own tube, without perfume')
  await record.click()
  await expect.poll(recorded).toMatchObject([{ conflictReason: 'Her own tube, without perfume' }])
})

test('after a skin reaction, with a note, there is no next application', async () => {
  openWith({ ...freya, last: applied, entries: [applied] })
  const next = tile('Freya').getByText(/Again in|Due for/)
  await expect.element(next).toBeVisible()
  await tile('Freya').click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const more = page.getByRole('dialog', { name: 'More' })
  await more.getByLabelText('Note').fill('Red cheeks, washed off')
  await more.getByRole('button', { name: 'Confirm' }).click()
  await does('Reaction').click()
  await expect.element(tile('Freya')).toMatchTextContent(/Reaction/)
  await expect.element(next).not.toBeInTheDocument()
  const kept = { detail: { outcome: 'reaction' }, note: 'Red cheeks, washed off' }
  await expect.poll(recorded).toMatchObject([kept])
})

test('an undone application starts no countdown', async () => {
  openWith(freya)
  await tile('Freya').click()
  await does('Sunscreen applied').click()
  await expect.element(tile('Freya')).toMatchTextContent(/Again in 2 h/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByRole('status').getByText('Undone')).toBeVisible()
  const ids = recorded()[0]?.id
  await expect.poll(() => callsOf(sunscreenApplication, 'remove')).toEqual([{ ids }])
  await expect.element(tile('Freya')).not.toMatchTextContent(/Again in 2 h/)
})
