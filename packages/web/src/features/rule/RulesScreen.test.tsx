import { rule } from '@daybook/contract/rule/rule.contract.ts'
import { rulesOn } from '@daybook/contract/rule/rule.rules.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const nz = { country: 'NZ', region: null }

test('shows the rules of a day with figures and sources, and those of one topic', async () => {
  answer(rule, { listRules: ({ day = '2026-11-23' }) => rulesOn({ ...nz, day }) })
  signedInAs('teacher')
  openScreen(to.rules({ day: '2026-11-23' }))
  await expect.element(page.getByText('Every 5 to 10 minutes')).toBeVisible()
  await expect.element(page.getByText(/20 April 2026, HS107$/).first()).toBeVisible()
  await expect
    .element(page.getByText('Under 2 years: 1 for up to 5 children, then 1 more for each 5').first())
    .toBeVisible()
  await page.getByLabelText('About').selectOptions('Drills')
  await expect.element(page.getByText('Held without children.')).toBeVisible()
  await expect.element(page.getByText('Every 5 to 10 minutes')).not.toBeInTheDocument()
  await page.getByLabelText('In force on').fill('2026-04-19')
  await expect.element(page.getByText('At least every 3 months').first()).toBeVisible()
  await expect.element(page.getByText('Until 19 Apr 2026').first()).toBeVisible()
  await expect.element(page.getByText('Held without children.')).not.toBeInTheDocument()
})

test('says what is still to be verified', async () => {
  answer(rule, { listRules: () => rulesOn({ ...nz, day: '2026-11-23' }) })
  signedInAs('teacher')
  openScreen(to.rules({ day: '2026-11-23', topic: 'holder' }))
  await expect.element(page.getByText(/20 April 2026 · To verify$/)).toBeVisible()
})
