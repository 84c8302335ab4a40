// What was confirmed and no longer holds, cancelled by whoever decides.
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = '00000000-0000-7000-8000-000000000001'
const hana = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Hana' }
const at = '2026-03-10T21:00:00.000Z'
const dates = { from: '2026-04-06', until: '2026-04-10', startsAtNoon: false, endsAtNoon: false }
const approved = (over: object = {}) => ({
  id,
  author: hana,
  submittedAt: at,
  askedAt: null,
  state: 'confirmed',
  decided: { by: { id: 'm', name: 'Mere' }, at, comment: null },
  version: 1,
  from: null,
  fromCheck: null,
  child: null,
  names: {},
  files: [],
  can: ['cancel', 'correct'],
  detail: { kind: 'annual', dates, reason: 'Holiday', attachments: [] },
  steps: [{ step: 'submitted', by: hana, at, comment: null, before: null }],
  opened: [],
  reviewers: null,
  ...over,
})

test('asks a manager why approved leave is cancelled', async () => {
  signedInAs('manager')
  answer(today, { listRequests: () => [] })
  answer(leaveBalance, { getOfRequest: () => null })
  answer(leave, {
    get: () => approved() as never,
    getImpact: () => ({ days: 5, holidays: [], closedDays: 0, others: [], rooms: [] }),
    cancel: () => approved({ state: 'cancelled', can: [] }) as never,
  })
  openScreen(to.leave({ id }))
  await page.getByRole('button', { name: 'Cancel leave' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Cancel leave' }).click()
  await expect.element(sheet.getByText('Please give a reason')).toBeVisible()
  await sheet.getByRole('textbox', { name: /Why is it cancelled/ }).fill('The course is off')
  await sheet.getByRole('button', { name: 'Cancel leave' }).click()
  await expect
    .poll(() => callsOf(leave, 'cancel'))
    .toMatchObject([{ id, version: 1, mark: 'The course is off' }])
})
