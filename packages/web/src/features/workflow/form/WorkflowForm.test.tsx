import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import type { Form, FormRights } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { columnsOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../../app/fake.app.ts'
import { answer } from '../../../app/fake.transport.ts'
import { useWorkflowForm } from './useWorkflowForm.ts'
import { WorkflowForm } from './WorkflowForm.tsx'

const send = 'Send'
let values: Record<string, unknown> = {}

const writable = (form: Form): FormRights =>
  Object.fromEntries(columnsOf(form).map(({ prop }) => [prop, { readable: true, writable: true }]))

function Filled({ form, rights, start }: { form: Form; rights: FormRights; start: typeof values }) {
  const filled = useWorkflowForm({ form, rights, before: start, draft: null })
  void filled.fields.stored().then((now) => {
    values = filled.written(now)
  })
  return (
    <form ref={filled.fields.root}>
      <WorkflowForm of={filled} />
      <button type="button" aria-label={send} onClick={() => void filled.fields.isRight()} />
    </form>
  )
}

function fill(
  column: Form['column'],
  facts: Partial<Form> & { rights?: FormRights; start?: typeof values } = {},
) {
  const { rights, start = {}, ...rest } = facts
  const form: Form = { column, group: [], ...rest }
  signedInAs('teacher')
  show(<Filled form={form} rights={rights ?? writable(form)} start={start} />)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const colours = ['red', 'green', 'blue'].map((value) => ({ label: value.toUpperCase(), value }))

test('what is wrong is said at its field, in the form’s own words or with what is expected', async () => {
  fill([
    { label: 'What', prop: 'what', type: 'input', rules: [{ required: true, message: 'Say what you need' }] },
    { label: 'Why', prop: 'why', type: 'textarea', rules: [{ required: true }] },
    { label: 'Mail', prop: 'mail', type: 'input', rules: [{ type: 'email' }] },
  ])
  await page.getByLabelText('Mail').fill('ana@')
  await button(send).click()
  await expect.element(page.getByText('Say what you need')).toBeVisible()
  await expect.element(page.getByText('Please check this entry: Email address')).toBeVisible()
  await expect.element(page.getByText('Please enter content')).toBeVisible()
  await page.getByLabelText('What').fill('  Paint ')
  await page.getByLabelText('Mail').fill('ana@tui.nz')
  await expect.element(page.getByText('Please check')).not.toBeInTheDocument()
  await expect.poll(() => values).toMatchObject({ what: 'Paint', mail: 'ana@tui.nz' })
})

test('a line takes 140 characters, and a checkbox group as many as it says', async () => {
  fill([
    { label: 'What', prop: 'what', type: 'input' },
    { label: 'Colours', prop: 'colours', type: 'checkbox', dicData: colours, limit: 2 },
  ])
  await expect.element(page.getByLabelText('What')).toHaveAttribute('maxlength', '140')
  await page.getByRole('checkbox', { name: 'RED' }).click()
  await expect.element(page.getByText('can be selected')).not.toBeInTheDocument()
  await page.getByRole('checkbox', { name: 'BLUE' }).click()
  await expect.element(page.getByText('Up to 2 items can be selected')).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'GREEN' })).toBeDisabled()
  await page.getByRole('checkbox', { name: 'RED' }).click()
  await expect.element(page.getByRole('checkbox', { name: 'GREEN' })).toBeEnabled()
  expect(values.colours).toEqual(['blue'])
})

test('rights show a field as an input, as a fact, or not at all, in its group', async () => {
  fill([{ label: 'What', prop: 'what', type: 'input' }], {
    group: [
      {
        label: 'Money',
        prop: 'money',
        column: [
          { label: 'Paid from', prop: 'from', type: 'select', dicData: [{ label: 'Petty cash', value: 1 }] },
          { label: 'Secret', prop: 'secret', type: 'input' },
        ],
      },
    ],
    rights: {
      what: { readable: true, writable: true },
      from: { readable: true, writable: false },
      secret: { readable: false, writable: false },
    },
    start: { from: 1, secret: 'hidden' },
  })
  await expect.element(page.getByRole('textbox', { name: 'What' })).toBeVisible()
  const money = page.getByRole('region', { name: 'Money' })
  await expect.element(money.getByText('Petty cash')).toBeVisible()
  await expect.element(money.getByRole('combobox')).not.toBeInTheDocument()
  await expect.element(page.getByText('Secret')).not.toBeInTheDocument()
})

test('rows of a table are added with their defaults, checked each for itself, and removed', async () => {
  fill([
    {
      label: 'Items',
      prop: 'items',
      type: 'table',
      children: {
        column: [
          { label: 'Item', prop: 'item', type: 'input', rules: [{ required: true }] },
          { label: 'Count', prop: 'count', type: 'number', value: 1 },
        ],
      },
    },
  ])
  await button('Add to “Items”').click()
  await button('Add to “Items”').click()
  await page.getByRole('textbox', { name: 'Item' }).first().fill('Brushes')
  await button(send).click()
  await expect.element(page.getByText('Please fill this in')).toBeVisible()
  await button('Remove Items no. 2').click()
  await expect.element(page.getByText('Please fill this in')).not.toBeInTheDocument()
  expect(values.items).toEqual([{ item: 'Brushes', count: 1 }])
})

test('days and times are written in their column’s format', async () => {
  fill([
    { label: 'Day', prop: 'day', type: 'date', valueFormat: 'dd/MM/yyyy' },
    { label: 'Start', prop: 'start', type: 'datetime' },
    { label: 'Week', prop: 'week', type: 'week' },
    { label: 'Month', prop: 'month', type: 'month' },
    { label: 'Open', prop: 'open', type: 'timerange', valueFormat: 'HH:mm' },
    { label: 'Days', prop: 'days', type: 'dates' },
  ])
  await page.getByLabelText('Day', { exact: true }).first().fill('2024-02-29')
  const start = page.getByRole('group', { name: 'Start' })
  await start.getByLabelText('Day').fill('2026-09-27')
  await start.getByLabelText('Time').fill('02:30')
  await page.getByLabelText('Week').fill('2026-03-15')
  await page.getByLabelText('Month').selectOptions('March')
  await page.getByLabelText('Year').selectOptions('2026')
  await page.getByRole('group', { name: 'Open' }).getByLabelText('From').fill('08:00')
  await page.getByRole('group', { name: 'Open' }).getByLabelText('Until').fill('07:00')
  for (const [place, day] of ['2026-03-12', '2026-03-11'].entries()) {
    await button('Add to “Days”').click()
    await page
      .getByRole('group', { name: 'Days' })
      .getByLabelText('Day', { exact: true })
      .nth(place)
      .fill(day)
  }
  await expect
    .poll(() => values)
    .toEqual({
      day: '29/02/2024',
      start: '2026-09-27 02:30:00',
      week: '2026-03-09',
      month: '2026-03',
      open: ['08:00', '07:00'],
      days: ['2026-03-11', '2026-03-12'],
    })
  await button(send).click()
  await expect.element(page.getByText('The end is before the start')).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Open' }).getByLabelText('From')).toHaveFocus()
})

const places = [
  {
    label: 'House',
    value: 1,
    children: [
      { label: 'Kitchen', value: 11 },
      { label: 'Hall', value: 12 },
    ],
  },
  { label: 'Garden', value: 2, desc: 'when dry' },
]

test('ways, trees, icons and colours are chosen as everywhere, and sent by their numbers', async () => {
  fill([
    { label: 'Way', prop: 'way', type: 'cascader', dicData: places },
    { label: 'Where', prop: 'where', type: 'tree', multiple: true, dicData: places },
    { label: 'Sign', prop: 'sign', type: 'icon' },
    { label: 'Wall', prop: 'wall', type: 'color' },
  ])
  await page.getByLabelText('Way').selectOptions('House / Hall')
  await button('Where: Please choose').click()
  await page.getByRole('checkbox', { name: 'Kitchen' }).click()
  await page.getByRole('checkbox', { name: 'Garden' }).click()
  await button('Confirm').click()
  await page.getByRole('radio', { name: 'Music' }).click()
  await page.getByLabelText('Wall').fill('#1d64d8')
  await expect.element(button('Where: Kitchen, Garden (when dry)')).toBeVisible()
  expect(values).toEqual({ way: [1, 12], where: [11, 2], sign: 'music', wall: '#1d64d8' })
})

test('what may only be read is said as in any record', async () => {
  const facts: [Form['column'][number], unknown][] = [
    [{ label: 'Where to', prop: 'where', type: 'map' }, [174.5, -36.5, 'Ōrewa Beach']],
    [{ label: 'Open', prop: 'open', type: 'timerange' }, ['08:00:00', '17:00:00']],
    [{ label: 'Due', prop: 'due', type: 'date', format: 'dd.MM.yyyy' }, '2026-03-11'],
    [{ label: 'Week', prop: 'week', type: 'week' }, '2026-03-09'],
    [{ label: 'Way', prop: 'way', type: 'cascader', dicData: places }, [1, 12]],
    [{ label: 'Rooms', prop: 'rooms', type: 'tree', multiple: true, dicData: places }, [11, 2, 99]],
    [{ label: 'Paid', prop: 'paid', type: 'switch' }, 1],
    [{ label: 'Wall', prop: 'wall', type: 'color' }, '#1d64d8'],
    [
      {
        label: 'Items',
        prop: 'items',
        type: 'table',
        children: {
          column: [
            { label: 'Item', prop: 'item', type: 'input' },
            { label: 'Count', prop: 'count', type: 'number' },
          ],
        },
      },
      [{ item: 'Brushes', count: 2 }],
    ],
    [{ label: 'Nothing', prop: 'nothing', type: 'input' }, null],
  ]
  const column = facts.map(([one]) => one)
  fill(column, {
    rights: Object.fromEntries(column.map(({ prop }) => [prop, { readable: true, writable: false }])),
    start: Object.fromEntries(facts.map(([{ prop }, value]) => [prop, value])),
  })
  await expect
    .element(page.getByRole('link', { name: 'Ōrewa Beach' }))
    .toHaveAttribute('href', expect.stringMatching(/open-location\?latitude=.*-36\.5.*&longitude=.*174\.5/))
  const said = page.getByRole('definition').elements()
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Ōrewa Beach',
    '08:00 to 17:00',
    '11.03.2026',
    'Week of 9 Mar 2026',
    'House / Hall',
    'Kitchen, Garden, 99',
    'Yes',
    '#1d64d8',
    'Brushes, Count 2',
  ])
})

test('the entries of a dictionary are offered, and the first wrong field has the focus', async () => {
  answer(lookup, { listEntries: () => [{ code: 'colours', dictKey: '2', dictValue: 'Blue', sort: 1 }] })
  fill([
    {
      label: 'Colours',
      prop: 'colours',
      type: 'checkbox',
      dicUrl: '/api/blade-system/dict/dictionary?code=colours',
    },
    { label: 'Where to', prop: 'where', type: 'map', rules: [{ required: true }] },
  ])
  await page.getByRole('checkbox', { name: 'Blue' }).click()
  await button(send).click()
  await expect.element(button('Choose on the map')).toHaveFocus()
  expect(values.colours).toEqual(['2'])
})
