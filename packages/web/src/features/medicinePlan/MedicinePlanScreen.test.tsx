import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import type { Authority, Board, MedicineChild } from './medicinePlan.plan.ts'

const id = (end: string) => `00000000-0000-7000-8000-0000000000${end}`
/** 10:00 at the centre, half an hour ago. */
const ten = '2026-03-10T21:00:00.000Z'
const today = '2026-03-11'

const child = (place: number, firstName: string, over: Partial<MedicineChild> = {}): MedicineChild => ({
  id: id(`c${place}`),
  firstName,
  familyName: 'Parata',
  birthDate: '2024-03-01',
  picture: null,
  allergies: [],
  dietNote: null,
  contacts: [{ id: id('d1'), name: 'Rangi Parata', relation: 'father' }],
  here: { roomCode: 'tui', since: '2026-03-10T19:00:00.000Z' },
  ...over,
})
const tane = child(1, 'Tāne', {
  allergies: [
    { substance: 'Penicillin', severity: 'severe', note: null, allergens: [], planExpiresOn: null },
  ],
})
const freya = child(2, 'Freya')
const signed = { at: ten, byName: 'Mere Manager', name: 'Rangi Parata', drawing: null }
const authority = (place: number, childId: string, over: Partial<Authority> = {}): Authority => ({
  id: id(`a${place}`),
  childId,
  category: 'ongoing',
  name: 'Salbutamol',
  dose: '2 puffs',
  way: 'inhaler',
  reason: 'Asthma',
  times: ['11:00'],
  leastHours: null,
  mostInDay: null,
  note: 'With the spacer',
  fromDay: today,
  untilDay: null,
  expiresOn: null,
  signed,
  ended: null,
  words: [],
  doses: [],
  otherDoses: [],
  dosesLeft: null,
  ...over,
})
const given = {
  id: id('e1'),
  at: ten,
  byName: 'Mere Manager',
  dose: '5 mL',
  outcome: 'given' as const,
  note: null,
  checkedBy: { id: id('f1'), name: 'Hana Ngata' },
  check: { at: ten, wasChecked: true, note: null },
  conflict: null,
}
const fever = authority(2, freya.id, {
  name: 'Paracetamol',
  dose: '5 mL',
  way: 'mouth',
  times: [],
  leastHours: 4,
  mostInDay: 3,
  doses: [given],
})

function open(authorities: Authority[]) {
  const board: Board = {
    rooms: [{ code: 'tui', name: 'Tūī', own: true }],
    children: [tane, freya],
    authorities,
  }
  answer(medicinePlan, {
    getBoard: () => board,
    give: ({ authorityId }) => authorities.find((one) => one.id === authorityId) ?? fever,
    confirmToday: () => fever,
  })
  openScreen(to.medicinePlan())
}

beforeEach(() => signedInAs('teacher'))

const due = page.getByRole('region', { name: 'Due today' })
const needed = page.getByRole('region', { name: 'When needed' })
const sheet = page.getByRole('dialog')
const record = sheet.getByRole('button', { name: 'Record', exact: true })

test('says what is due and what has been given, and why a dose must wait', async () => {
  open([fever, authority(1, tane.id)])
  await expect
    .element(due)
    .toMatchTextContent(/Tāne Parata.*Penicillin.*Salbutamol · 2 puffs · Inhaler.*Due 11:00/)
  await expect
    .element(needed)
    .toMatchTextContent(
      /Freya.*Too early\. Next dose from 14:00.*Given: 10:00, Mere Manager, checked by Hana/,
    )
})

test('shows the child before a dose, and asks who checked it', async () => {
  open([authority(1, tane.id)])
  await due.getByRole('button', { name: /Tāne/ }).click()
  await expect
    .element(sheet)
    .toMatchTextContent(/Tāne Parata.*24 months old.*Penicillin.*severe.*With the spacer/)
  await record.click()
  expect(callsOf(medicinePlan, 'give')).toEqual([])
  await sheet.getByText('Refused by the child').click()
  await record.click()
  await expect
    .poll(() => callsOf(medicinePlan, 'give'))
    .toMatchObject([{ authorityId: id('a1'), childId: tane.id, outcome: 'refused', dose: '2 puffs' }])
})

test('records no dose of a child who is away', async () => {
  answer(medicinePlan, {
    listOfChild: () => ({
      child: { ...tane, here: null },
      authorities: [{ ...authority(1, tane.id), signed: { ...signed, drawing: [[0, 0, 20, 30]] } }],
      otherDoses: [],
    }),
  })
  openScreen(to.medicineOfChild({ id: tane.id }))
  await expect.element(page.getByRole('img', { name: 'Signature' })).toBeVisible()
  await page.getByRole('button', { name: 'Record a dose' }).click()
  await expect.element(sheet.getByText('This child is not here now. Sign the child in first')).toBeVisible()
  await sheet.getByText('Refused by the child').click()
  await record.click()
  expect(callsOf(medicinePlan, 'give')).toEqual([])
})

test('asks the named checker, who says that they checked the dose, or why not', async () => {
  const checkedBy = { id: String(session.get().userInfo?.user_id), name: 'Hana' }
  const named = (id: string): Authority['doses'][number] => ({ ...given, id, checkedBy, check: null })
  let plan = { ...fever, doses: [named(id('e1')), named(id('e2'))] }
  answer(medicinePlan, {
    listOfChild: () => ({ child: freya, authorities: [plan], otherDoses: [] }),
    checkDose({ doseId, ...said }) {
      const check = { at: ten, wasChecked: said.wasChecked, note: said.note ?? null }
      plan = { ...plan, doses: plan.doses.map((dose) => (dose.id === doseId ? { ...dose, check } : dose)) }
      return plan
    },
  })
  openScreen(to.medicineOfChild({ id: freya.id }))
  const asked = page.getByRole('region', { name: 'Did you check this dose?' })
  await expect
    .element(asked)
    .toMatchTextContent(/Mere Manager named you as the person who checked it at 10:00/)
  await asked.getByRole('button', { name: 'Yes, I checked it' }).first().click()
  const no = asked.getByRole('button', { name: 'No', exact: true })
  await expect.poll(() => no.elements()).toHaveLength(1)
  await no.click()
  await sheet.getByRole('button', { name: 'Tell them' }).click()
  expect(callsOf(medicinePlan, 'checkDose')).toHaveLength(1)
  await sheet.getByRole('textbox', { name: 'What happened?' }).fill('I was outside')
  await sheet.getByRole('button', { name: 'Tell them' }).click()
  await expect
    .poll(() => callsOf(medicinePlan, 'checkDose'))
    .toMatchObject([
      { doseId: id('e1'), wasChecked: true },
      { doseId: id('e2'), wasChecked: false, note: 'I was outside' },
    ])
  await expect.element(asked).not.toBeInTheDocument()
})

test('asks for half an hour between two times', async () => {
  answer(medicinePlan, { listOfChild: () => ({ child: tane, authorities: [], otherDoses: [] }) })
  openScreen(to.medicineOfChild({ id: tane.id }))
  await page.getByRole('button', { name: 'Add a medicine' }).click()
  for (const label of ['Medicine', 'Dose', 'What is it for?'])
    await sheet.getByRole('textbox', { name: label, exact: true }).fill('Eye drops')
  for (const label of ['How is it given?', 'Who agrees?'])
    await sheet.getByLabelText(label).selectOptions(label === 'Who agrees?' ? 'Rangi Parata' : 'Eyes or ears')
  await sheet.getByLabelText('Last day').fill('2026-03-13')
  await sheet.getByRole('button', { name: 'Add a time' }).click()
  await sheet.getByLabelText('Time 2').fill('12:15')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect.element(sheet.getByText('Leave at least 30 minutes between two times')).toBeVisible()
  expect(callsOf(medicinePlan, 'submitAuthority')).toEqual([])
})

test('records no dose that is too early, but one that was refused', async () => {
  open([fever])
  await needed.getByRole('button', { name: /Freya/ }).click()
  await expect.element(sheet.getByText('Too early. Next dose from 14:00.').first()).toBeVisible()
  await record.click()
  expect(callsOf(medicinePlan, 'give')).toEqual([])
})

test('asks a parent each day where the authority is for a period', async () => {
  open([{ ...fever, category: 'period', doses: [], untilDay: '2026-03-13' }])
  await needed.getByRole('button', { name: /Freya/ }).click()
  await sheet.getByRole('button', { name: 'Parent agrees today' }).click()
  await sheet.getByLabelText('Who agrees?').selectOptions('Rangi Parata')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => callsOf(medicinePlan, 'confirmToday'))
    .toMatchObject([{ authorityId: fever.id, signed: { contactId: id('d1'), drawing: null } }])
})

test('says so where no child here has a medicine', async () => {
  open([])
  await expect.element(page.getByText('No planned medicine for the children here')).toBeVisible()
})
