import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { withAllFields } from '@daybook/contract/kernel/fields.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, place, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { readDraft } from '../../platform/outbox/drafts.ts'
import { to } from '../../platform/screens/places.ts'

const id = '00000000-0000-7000-8000-0000000000e1'
const hana = { id: '00000000-0000-7000-8000-0000000000a1', name: 'Hana' }
const accident = {
  id,
  author: hana,
  submittedAt: '2026-03-10T21:00:00.000Z',
  state: 'confirmed',
  decided: { by: { ...hana, name: 'Mere' }, at: '2026-03-10T22:00:00.000Z', comment: null },
  version: 1,
  from: null,
  fromCheck: null,
  child: { id: hana.id, firstName: 'Freya', familyName: 'Berg', picture: '' },
  names: {},
  can: ['correct'],
  detail: { place: 'playground', whatHappened: 'Fell off the low beam' },
  steps: [
    { step: 'submitted', by: hana, at: '2026-03-10T21:00:00.000Z', comment: null, before: null },
    { step: 'corrected', by: hana, at: '2026-03-10T23:00:00.000Z', comment: 'The left knee', before: null },
  ],
  opened: [{ id: hana.id, kind: 'hazard', canOpen: true, summary: 'Loose board', state: 'open' }],
}

beforeEach(() => {
  signedInAs('teacher')
  answer(incident, { get: () => accident as never })
})

test('a hazard opened from an accident is prefilled', async () => {
  openScreen(to.incident({ id }))
  await expect.element(page.getByText('The left knee').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Loose board' })).toBeVisible()
  await page.getByRole('link', { name: 'Report a hazard' }).click()
  await expect.element(page.getByLabelText('What is wrong?')).toHaveValue('Fell off the low beam')
  await expect.element(page.getByLabelText('Where exactly?')).toHaveValue('Playground')
  await expect.element(page.getByRole('radio', { name: 'Hazard', exact: true })).toBeChecked()
  expect(place()).toContain('hazards-maintenance-form')
})

test('a name without a space breaks, and does not push the page wide', async () => {
  const name = 'Papadopoulos'.repeat(5)
  const steps = accident.steps.map((one) => ({ ...one, by: { ...hana, name } }))
  answer(incident, { get: () => ({ ...accident, steps }) as never })
  openScreen(to.incident({ id }))
  await expect.element(page.getByText(`Submitted by ${name}`)).toBeVisible()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})

test('the main action on a new hazard is to start work', async () => {
  const detail = withAllFields(hazardReport.fields, { what: 'Loose board', where: 'Playground' })
  const open = { ...accident, child: null, opened: [], state: 'open', decided: null, detail }
  answer(hazard, { get: () => ({ ...open, can: ['amend', 'comment', 'start', 'close'] }) as never })
  openScreen(to.hazard({ id }))
  await expect
    .element(page.getByRole('button', { name: 'Start work' }))
    .toHaveAttribute('data-variant', 'filled')
  await expect
    .element(page.getByRole('button', { name: 'Mark as closed' }))
    .toHaveAttribute('data-variant', 'default')
})

test('a hazard names its source, and links to it only if the reader may open it', async () => {
  const from = { id, kind: 'incident', canOpen: false }
  const detail = withAllFields(hazardReport.fields, { what: 'Loose board', where: 'Playground' })
  answer(hazard, { get: () => ({ ...accident, child: null, opened: [], from, detail }) as never })
  openScreen(to.hazard({ id }))
  await expect
    .element(page.getByRole('heading', { name: 'Loose board, Playground', exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Opened from' })).toBeVisible()
  await expect.element(page.getByText('Accident')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Accident' })).not.toBeInTheDocument()
})

test.each([
  ['an accident', id, to.hazardForm({ from: id, fromKind: 'incident' })],
  [
    'a check',
    `${id}.fridge`,
    to.hazardForm({ start: '{"what":"Fridge"}', fromCheck: `{"id":"${id}","itemId":"fridge"}` }),
  ],
  ['a thing', '{"what":"Slide"}', to.hazardForm({ start: '{"what":"Slide"}' })],
])('what is typed into a hazard opened from %s is kept under its source', async (_, source, form) => {
  const draft = `report.hazard.from.${source}`
  openScreen(form)
  await page.getByLabelText('What is wrong?').fill('A nail stands out')
  await expect
    .poll(() => readDraft(draft))
    .toMatchObject({ content: { values: { what: 'A nail stands out' } } })
})
