import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { ActionPlans } from './ActionPlans.tsx'
import type { PlannedChild } from './actionPlan.plans.ts'

const id = (end: string) => `00000000-0000-7000-8000-0000000000${end}`
const child = (place: number, firstName: string, over: Partial<PlannedChild> = {}): PlannedChild => ({
  id: id(`c${place}`),
  firstName,
  familyName: 'Parata',
  birthDate: '2024-03-01',
  picture: null,
  allergies: [],
  dietNote: null,
  ...over,
})
const allergy = { substance: 'Peanut', severity: 'anaphylaxis' as const, allergens: [], planExpiresOn: null }
const tane = child(1, 'Tāne', { allergies: [{ ...allergy, note: 'EpiPen in the red bag, then call.' }] })
const mild = child(2, 'Freya', { allergies: [{ ...allergy, severity: 'mild', note: null }] })
const ana = child(3, 'Ana')

const asthma = {
  id: id('a1'),
  childId: ana.id,
  category: 'ongoing' as const,
  name: 'Salbutamol',
  dose: '2 puffs',
  way: 'inhaler' as const,
  reason: 'Asthma',
  times: [],
  leastHours: 4,
  mostInDay: 3,
  note: 'With the spacer',
  fromDay: '2026-03-01',
  untilDay: null,
  expiresOn: null,
  signed: { at: '2026-03-01T21:00:00.000Z', byName: 'Mere', name: 'Rangi', drawing: null },
  ended: null,
  words: [],
  doses: [],
  otherDoses: [],
  dosesLeft: null,
}

beforeEach(() => signedInAs('teacher'))

const button = page.getByRole('button', { name: 'Action plans' })

test('shows in one tap what to do for the children of a board, and the number to call', async () => {
  answer(medicinePlan, { getBoard: () => ({ rooms: [], children: [], authorities: [asthma] }) })
  show(<ActionPlans of={[tane, mild, ana]} />)
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Action plans' })
  await expect
    .element(sheet)
    .toMatchTextContent(/Tāne Parata.*Peanut.*EpiPen in the red bag.*Ana Parata.*Salbutamol.*Asthma.*spacer/)
  await expect.element(sheet).not.toMatchTextContent(/Freya/)
  await expect.element(sheet.getByRole('link', { name: /111/ })).toHaveAttribute('href', 'tel:111')
})

test('is not there where no child has a plan', async () => {
  answer(medicinePlan, { getBoard: () => ({ rooms: [], children: [], authorities: [] }) })
  show(<ActionPlans of={[mild, ana]} />)
  await expect.element(page.getByRole('banner')).toBeVisible()
  await expect.element(button).not.toBeInTheDocument()
})
