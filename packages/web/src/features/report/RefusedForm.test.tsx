// A report that the server refused, opened in its form with all that was typed.
import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { withAllFields } from '@daybook/contract/kernel/fields.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { type Attention, attention } from '../../platform/outbox/attention.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'

const id = '00000000-0000-7000-8000-0000000000e1'
const amina = { id: '00000000-0000-7000-8000-0000000000a2', name: 'Amina' }
const typed = withAllFields(hazardReport.fields, {
  kind: 'hazard',
  what: 'The gate does not close',
  where: 'Front gate',
  rating: { likelihood: 3, severity: 4 },
  control: 'isolate',
  ownerId: amina.id,
  dueOn: '2199-12-20',
})
const report = {
  id,
  author: amina,
  submittedAt: '2026-03-10T21:00:00.000Z',
  state: 'open',
  decided: null,
  version: 4,
  from: null,
  fromCheck: null,
  child: null,
  names: { [amina.id]: amina.name },
  files: [],
  can: ['amend'],
  detail: { ...typed, what: 'The gate' },
  steps: [],
  opened: [],
}

function refusedWith(over: Partial<Attention>, input: object = { id, detail: typed }) {
  signedInAs('teacher')
  const one: Attention = {
    key: 'k',
    userId: session.get().userInfo?.user_id ?? '',
    operation: 'hazard.submit',
    input: { ...input },
    who: [],
    names: { [amina.id]: amina.name },
    createdAt: 0,
    status: 422,
    error: 'FILE_DAMAGED',
    fields: {},
    ...over,
  }
  attention.set([one])
  openScreen(to.outbox())
}

test('what was typed is there again, is corrected, and replaces what was refused', async () => {
  refusedWith({})
  answer(hazard, { submit: () => report as never, get: () => report as never })
  await page.getByRole('link', { name: 'Open the form' }).click()
  await expect.element(page.getByLabelText('What is wrong?')).toHaveValue('The gate does not close')
  await expect.element(page.getByText('This file is damaged and can’t be opened')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Who is responsible?: Amina' })).toBeVisible()
  await page.getByLabelText('Where exactly?').fill('Back gate')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => callsOf(hazard, 'submit')).toMatchObject([{ id, detail: { where: 'Back gate' } }])
  expect(attention.get()).toEqual([])
})

test('it is not lost when it is refused again', async () => {
  refusedWith({})
  refuse(hazard, 'submit', { status: 422, key: 'FILE_DAMAGED' })
  await page.getByRole('link', { name: 'Open the form' }).click()
  await page.getByLabelText('Where exactly?').fill('Back gate')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect.poll(() => attention.get()).toMatchObject([{ input: { id, detail: { where: 'Back gate' } } }])
  expect(attention.get()[0]?.key).not.toBe('k')
})

test('what was changed after it was sent is saved into the report that is there', async () => {
  refusedWith({ error: 'RECORD_EXISTS', status: 409 })
  answer(hazard, { submit: () => report as never, get: () => report as never })
  await page.getByRole('link', { name: 'Open the form' }).click()
  await expect.element(page.getByText('already sent, without your latest changes')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(() => callsOf(hazard, 'submit'))
    .toMatchObject([{ id, version: 4, detail: { what: 'The gate does not close' } }])
  await expect.poll(place).toContain('hazards-maintenance-detail')
})

test('a report that may not be changed any more still shows what was typed', async () => {
  refusedWith({ error: 'REPORT_ALREADY_REVIEWED', status: 409 }, { id, version: 1, detail: typed })
  answer(hazard, { get: () => ({ ...report, can: [] }) as never })
  await page.getByRole('link', { name: 'Open the form' }).click()
  await expect.element(page.getByText('The gate does not close')).toBeVisible()
})
