import { illness, illnessReport } from '@daybook/contract/illness/illness.kind.ts'
import { withAllFields } from '@daybook/contract/kernel/fields.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = '00000000-0000-7000-8000-0000000000e1'
const hana = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Hana' }
const report = {
  id,
  author: hana,
  submittedAt: '2026-03-10T21:00:00.000Z',
  state: 'confirmed',
  decided: { by: hana, at: '2026-03-10T22:00:00.000Z', comment: null },
  version: 1,
  from: null,
  fromCheck: null,
  child: { id: hana.id, firstName: 'Freya', familyName: 'Berg', picture: '' },
  names: {},
  files: [],
  can: ['correct', 'comeBack'],
  detail: withAllFields(illnessReport.fields, { mustStayAway: true, awayUntil: '2026-03-13' }),
  steps: [],
  opened: [],
}

test('a child may come back earlier for a reason, and the history says so', async () => {
  signedInAs('teacher')
  const step = {
    step: 'cameBack',
    by: hana,
    at: '2026-03-10T23:00:00.000Z',
    comment: 'Hay fever',
    before: null,
  }
  const isBack = () => callsOf(illness, 'comeBack').length > 0
  answer(illness, {
    get: () => ({ ...report, ...(isBack() && { can: ['correct'], steps: [step] }) }) as never,
    comeBack: () => ({ ...report, can: ['correct'] }) as never,
  })
  openScreen(to.illness({ id }))
  await page.getByRole('button', { name: 'Allow back' }).click()
  const sheet = page.getByRole('dialog', { name: 'Can the child come back from today?' })
  const send = sheet.getByRole('button', { name: 'Allow back' })
  await send.click()
  const why = sheet.getByLabelText('Why is the child back earlier than planned?')
  await expect.element(why).toBeInvalid()
  await why.fill('Hay fever')
  await send.click()
  await expect.element(page.getByText('Allowed back by Hana')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Allow back' })).not.toBeInTheDocument()
  expect(callsOf(illness, 'comeBack')).toEqual([{ id, mark: 'Hay fever' }])
})
