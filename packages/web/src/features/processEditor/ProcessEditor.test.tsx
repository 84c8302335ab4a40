import { register } from '@daybook/contract/register/register.contract.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { ProcessEditor } from './ProcessEditor.tsx'
import { emptyDraft } from './process.draft.ts'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')

beforeEach(() => {
  signedInAs('manager')
  answer(register, {
    listPicks: () => ({
      records: [{ id: 'r', key: 'manager', parentId: '0', name: 'Manager' }],
      total: 1,
      size: 500,
      current: 1,
      pages: 1,
    }),
  })
  answer(workflow, {
    submitProcess: ({ name, category }) => ({ id: 'p', name, category, formKey: null, version: 1 }),
  })
  show(<ProcessEditor id={undefined} start={emptyDraft} names={{}} />)
})

async function addField(label: string, type: string) {
  await button('Add a field').click()
  await dialog.getByRole('textbox', { name: 'Label' }).fill(label)
  await dialog.getByLabelText('Type').selectOptions(type)
}
const done = async () => {
  await button('Done').click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('a process is made from fields and steps, previewed, and sent as a definition', async () => {
  await button('Save process').click()
  await expect.element(page.getByText('Add at least one field.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Room booking')
  await page.getByRole('textbox', { name: 'Category' }).fill('House')
  await addField('Cost', 'Number')
  await done()
  await addField('Place', 'List to choose from')
  await dialog.getByRole('textbox', { name: 'Choices' }).fill('Hall\nKitchen')
  await dialog.getByRole('group', { name: 'Required' }).getByRole('radio', { name: 'Yes' }).click()
  await done()
  await button('Move up: Place').click()

  await button('Add a step').click()
  await dialog.getByRole('textbox', { name: 'Name of the step' }).fill('Manager agrees')
  await dialog.getByLabelText('Depends on').selectOptions('Cost')
  await dialog.getByLabelText('Needed if it').selectOptions('is at least')
  await dialog.getByLabelText('Value').fill('100')
  await dialog.getByLabelText('Cost').selectOptions('Fill in')
  await done()

  await button('Preview').click()
  await expect.element(page.getByRole('combobox', { name: 'Place' })).toBeVisible()
  await button('Save process').click()
  await expect
    .poll(() => callsOf(workflow, 'submitProcess'))
    .toMatchObject([
      {
        name: 'Room booking',
        category: 'House',
        startRights: { field1: { writable: true }, field2: { writable: true } },
        steps: [
          {
            id: 'step1',
            name: 'Manager agrees',
            by: { kind: 'role', role: 'manager' },
            needs: 'one',
            when: { field: 'field1', is: 'atLeast', value: 100 },
            rights: { field1: { readable: true, writable: true } },
          },
        ],
      },
    ])
  const [sent] = callsOf(workflow, 'submitProcess')
  expect(JSON.parse(sent?.form ?? '')).toEqual({
    column: [
      {
        label: 'Place',
        prop: 'field2',
        type: 'select',
        rules: [{ required: true }],
        dicData: [
          { label: 'Hall', value: 'Hall' },
          { label: 'Kitchen', value: 'Kitchen' },
        ],
      },
      { label: 'Cost', prop: 'field1', type: 'number' },
    ],
    group: [],
  })
})

test('a choice without choices and a field that nobody fills in are named where they stand', async () => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Empty')
  await page.getByRole('textbox', { name: 'Category' }).fill('House')
  await addField('Place', 'One of a few')
  await done()
  await page.getByRole('button', { name: 'Starting it' }).click()
  await dialog.getByLabelText('Place').selectOptions('Read')
  await done()
  await button('Save process').click()
  await expect.element(page.getByText('This can’t be filled in at any step')).toBeVisible()
  await expect.element(page.getByText('Add at least one step.')).toBeVisible()
  expect(callsOf(workflow, 'submitProcess')).toEqual([])
})
