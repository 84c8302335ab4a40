// A report that waits: the next one after a decision, and a question to its author.
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = (number: number) => `00000000-0000-7000-8000-00000000000${number}`
const hana = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Hana' }
const submitted = { step: 'submitted', by: hana, at: '2026-03-10T21:00:00.000Z', comment: null, before: null }
const accident = (number: number, over: object = {}) => ({
  id: id(number),
  author: hana,
  submittedAt: '2026-03-10T21:00:00.000Z',
  askedAt: null,
  state: 'submitted',
  decided: null,
  version: 1,
  from: null,
  fromCheck: null,
  child: { id: hana.id, firstName: `Child${number}`, familyName: 'Berg', picture: '' },
  names: {},
  files: [],
  can: ['ask', 'confirm'],
  detail: { place: 'playground', whatHappened: 'Fell off the low beam' },
  steps: [submitted],
  opened: [],
  reviewers: null,
  ...over,
})
const waiting = (number: number) => ({
  name: 'reports',
  id: id(number),
  does: 'decide' as const,
  whose: 'shared' as const,
  since: '2026-03-10T21:00:00.000Z',
  until: null,
  dueAt: '2026-03-10T21:00:00.000Z',
  page: `/pages/home/task/detail-acc?id=${id(number)}`,
  params: { kind: 'incident', childName: `Child${number}`, byName: 'Hana' },
})

test('a manager confirms one and goes on to the next, without going back', async () => {
  signedInAs('manager')
  answer(today, { listRequests: () => [waiting(1), waiting(2)] as never })
  answer(incident, {
    get: ({ id: one }) => accident(one === id(1) ? 1 : 2) as never,
    confirm: ({ id: one }) => accident(1, { id: one, state: 'confirmed', can: [] }) as never,
  })
  openScreen(to.incident({ id: id(1) }))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm and next' }).click()
  await expect.poll(place).toContain(id(2))
  await expect.element(page.getByText('Child2 Berg')).toBeVisible()
  expect(callsOf(incident, 'confirm')).toMatchObject([{ id: id(1) }])
})

test('a manager sends it back with a question', async () => {
  signedInAs('manager')
  answer(today, { listRequests: () => [] })
  answer(incident, { get: () => accident(1) as never })
  answer(report, {
    ask: ({ id: one }) => ({ id: one, state: 'submitted' as const, askedAt: '2026-03-10T21:30:00.000Z' }),
  })
  openScreen(to.incident({ id: id(1) }))
  await page.getByRole('button', { name: 'Send back' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: /What would you like to know/ }).fill('Which swing?')
  await sheet.getByRole('button', { name: 'Send back' }).click()
  await expect.poll(() => callsOf(report, 'ask')).toMatchObject([{ id: id(1), mark: 'Which swing?' }])
})

test('its author reads the question at the top, and answers it', async () => {
  signedInAs('teacher')
  const asked = { ...submitted, step: 'asked', by: { ...hana, name: 'Mere' }, comment: 'Which swing?' }
  const over = { askedAt: '2026-03-10T21:30:00.000Z', can: ['amend', 'reply'], steps: [submitted, asked] }
  answer(incident, { get: () => accident(1, over) as never })
  answer(report, { reply: ({ id: one }) => ({ id: one, state: 'submitted' as const, askedAt: null }) })
  openScreen(to.incident({ id: id(1) }))
  const question = page.getByRole('region', { name: 'Question from Mere' })
  await expect.element(question.getByText('Which swing?')).toBeVisible()
  await page.getByRole('button', { name: 'Answer' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: 'Your answer' }).fill('The tyre swing')
  await sheet.getByRole('button', { name: 'Answer' }).click()
  await expect.poll(() => callsOf(report, 'reply')).toMatchObject([{ mark: 'The tyre swing' }])
})
