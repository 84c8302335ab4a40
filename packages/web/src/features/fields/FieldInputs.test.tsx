import { bodyParts, choice, fields, person, repeat, text } from '@daybook/contract/kernel/fields.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { FieldInputs } from './FieldInputs.tsx'
import { FieldsFormProvider } from './form.context.ts'
import { useFieldsForm } from './useFieldsForm.ts'

const send = 'Send'

const table = fields({
  place: choice(['indoors', 'other'], { required: true }),
  placeOther: text(60, { required: true, when: { place: 'other' } }),
  bodyParts: bodyParts(),
  firstAid: repeat({ given: text(140, { required: true }), by: person({ initial: 'me' }) }, { most: 2 }),
})
let sent: unknown

function Form() {
  const form = useFieldsForm({ pack: 'incident', fields: table, draft: null })
  const save = async (values: unknown) => {
    sent = values
  }
  return (
    <FieldsFormProvider value={form.state}>
      <form onSubmit={form.onSubmit(save)} noValidate>
        <FieldInputs />
        <button type="submit" aria-label={send} />
      </form>
    </FieldsFormProvider>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  sent = undefined
  signedInAs('teacher')
  show(<Form />)
})

test('a field shows while another says so, and the first wrong one gets the focus', async () => {
  await button(send).click()
  await expect.element(page.getByText('Choose one')).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Indoors' })).toHaveFocus()
  await page.getByRole('radio', { name: 'Elsewhere' }).click()
  await expect.element(page.getByLabelText('Which place?')).toBeVisible()
  await button(send).click()
  await expect.element(page.getByLabelText('Which place?')).toHaveFocus()
  await page.getByRole('radio', { name: 'Indoors' }).click()
  await expect.element(page.getByLabelText('Which place?')).not.toBeInTheDocument()
  await button(send).click()
  expect(sent).toMatchObject({ place: 'indoors' })
})

test('a part of the body is marked in the drawing and in the list alike', async () => {
  await button('Left knee').click()
  await page.getByText('List of body parts').click()
  await expect.element(page.getByRole('checkbox', { name: 'Left knee' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Left knee' }).click()
  await expect.element(button('Left knee')).toHaveAttribute('aria-pressed', 'false')
})

test('rows are added up to the most, start with their author, and are removed', async () => {
  await page.getByRole('radio', { name: 'Indoors' }).click()
  await button('Add first aid').click()
  await expect.element(page.getByLabelText('What was done?')).toHaveFocus()
  await page.getByLabelText('What was done?').fill('Cold pack')
  await button('Add first aid').click()
  await expect.element(button('Add first aid')).not.toBeInTheDocument()
  await button('Remove First aid no. 2').click()
  await expect.element(button('Add first aid')).toHaveFocus()
  await button(send).click()
  expect(sent).toMatchObject({ firstAid: [{ given: 'Cold pack', by: expect.stringMatching(/./) }] })
})
