import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { PlanForm } from './PlanForm.tsx'
import type { PlanEntry } from './plan.data.ts'
import { newValues } from './plan.fields.ts'

const milk: PlanEntry = {
  id: '00000000-0000-7000-8000-0000000000e1',
  kind: 'bottleFeed',
  roomCode: 'tui',
  roomName: 'Tūī',
  weekdays: [1, 2],
  times: ['10:00', '14:00'],
  season: null,
  staffId: null,
  staffName: null,
  startsOn: '2026-01-05',
  version: 1,
  changedAt: '2026-01-05T00:00:00Z',
  changedByName: null,
  can: ['edit', 'remove'],
}
const rooms = [
  { code: 'tui', name: 'Tūī' },
  { code: 'kereru', name: 'Kererū' },
]
const twin = page.getByText('Milk for Tūī is already planned at 10:00 (Mon, Tue).')

beforeEach(() => signedInAs('manager'))

test('says what is planned at the same time already, and saves all the same', async () => {
  answer(plan, { submitPlanEntry: () => milk })
  show(<PlanForm initial={newValues('bottleFeed', 'tui', '2026-03-11')} rooms={rooms} plan={[milk]} />)
  await expect.element(twin).toBeVisible()
  await page.getByLabelText('Room').selectOptions('Kererū')
  await expect.element(twin).not.toBeInTheDocument()
  await page.getByLabelText('Room').selectOptions('Whole centre')
  await expect.element(twin).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => callsOf(plan, 'submitPlanEntry')).toMatchObject([{ roomCode: null }])
})

test('does not take an entry for its own twin', async () => {
  show(
    <PlanForm
      initial={newValues('bottleFeed', 'tui', '2026-03-11')}
      entry={milk}
      rooms={rooms}
      plan={[milk]}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await expect.element(twin).not.toBeInTheDocument()
})

test('says where the season of sunscreen stands', async () => {
  show(<PlanForm initial={newValues('sunscreenApplication', 'tui', '2026-03-11')} rooms={rooms} plan={[]} />)
  await expect.element(page.getByText('Summer half of the year')).toBeVisible()
})
