// What staff should know today, from its row on home: the allergen or the note stands in each child's row.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { fakeChild } from '../care/fake.room.ts'
import { GoodToKnow } from './GoodToKnow.tsx'

const allergic = fakeChild(1, {
  firstName: 'Aroha',
  allergies: [
    { substance: 'Peanut', severity: 'anaphylaxis', note: null, allergens: [], planExpiresOn: null },
  ],
})
const dieting = fakeChild(2, { firstName: 'Tama', dietNote: 'No gelatine' })
const noted = fakeChild(3, { firstName: 'Isla' })
const unnamed = fakeChild(4, { firstName: 'Lucas' })

beforeEach(() => {
  signedInAs('teacher')
  answer(attendance, { listToday: () => ({ children: [allergic, dieting, noted, unnamed] }) as never })
  answer(reminder, {
    listChildrenWithTips: () => [allergic.id, dieting.id, noted.id],
    getChildTips: ({ userId }) => ({
      userId,
      turns: null,
      allergies: [],
      dietNote: null,
      diets: [],
      reminders:
        userId === noted.id
          ? [{ id: userId, text: 'Grandmother picks her up', startsOn: '2026-03-11', endsOn: null }]
          : [],
    }),
  })
  show(<GoodToKnow />)
})

test('each child’s row has the allergen, the diet or the first note, without being opened', async () => {
  const row = page.getByRole('button', { name: /Good to know/ })
  await expect.element(row.getByText('3 children to know about today')).toBeVisible()
  await row.click()
  const rowOf = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  await expect.element(rowOf('Aroha').getByText('Peanut')).toBeVisible()
  // The same mark as on every other screen.
  const mark = () => rowOf('Aroha').element().querySelector('[data-severity]')
  expect(mark()?.getAttribute('data-severity')).toBe('anaphylaxis')
  await expect.element(rowOf('Tama').getByText('No gelatine')).toBeVisible()
  await expect.element(rowOf('Isla').getByText('Grandmother picks her up')).toBeVisible()
  await expect.element(rowOf('Aroha')).toHaveAttribute('aria-expanded', 'false')
  await expect.element(rowOf('Lucas')).not.toBeInTheDocument()
})

test('the row is new until each child was opened', async () => {
  const row = page.getByRole('button', { name: /Good to know/ })
  await expect.element(row.getByText('New')).toBeVisible()
  await row.click()
  for (const name of ['Aroha', 'Tama', 'Isla'])
    await page.getByRole('dialog').getByRole('button', { name }).click()
  await expect.element(page.getByText('New', { exact: true })).not.toBeInTheDocument()
})
