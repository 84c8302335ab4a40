import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { FieldsCard } from './FieldsForm.tsx'
import { useFieldsForm } from './useFieldsForm.ts'

const table = fields({ name: text(80, { required: true }), phone: text(40) })
const submit = 'Send'
let refusal: ApiError | undefined

function Form({ draft }: { draft: string | null }) {
  const form = useFieldsForm({ pack: 'contact', fields: table, draft })
  const send = async () => {
    if (refusal) throw refusal
  }
  return <FieldsCard form={form} submit={submit} onSend={send} />
}

const name = page.getByRole('textbox', { name: 'Name' })
const press = () => page.getByRole('button', { name: submit }).click()

beforeEach(() => {
  refusal = undefined
  signedInAs('teacher')
})

test('nothing is born red, and what the server refuses has the focus until it changes', async () => {
  refusal = new ApiError({ status: 400, key: 'VALIDATION_FAILED', fields: { phone: 'TAKEN' } })
  show(<Form draft={null} />)
  await expect.element(name).toBeVisible()
  await expect.element(page.getByText('contact name cannot be empty')).not.toBeInTheDocument()
  await press()
  await expect.element(page.getByText('contact name cannot be empty')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await name.fill('Pearl')
  await press()
  await expect.element(page.getByText('This is already in use')).toBeVisible()
  const phone = page.getByRole('textbox', { name: 'Phone' })
  await expect.element(phone).toHaveFocus()
  await phone.fill('021')
  await expect.element(page.getByText('This is already in use')).not.toBeInTheDocument()
})

test('what was changed after it was sent stays, and says where to change what was sent', async () => {
  refusal = new ApiError({ status: 409, key: 'RECORD_EXISTS' })
  show(<Form draft={null} />)
  await name.fill('Pearl')
  await press()
  await expect.element(page.getByText('already sent, without your latest changes')).toBeVisible()
  await expect.element(name).toHaveValue('Pearl')
})

test('what is wrong with a field at the edge of a small screen is shown with it', async () => {
  await page.viewport(390, 664)
  refusal = new ApiError({ status: 400, key: 'VALIDATION_FAILED', fields: { phone: 'TAKEN' } })
  show(
    <>
      <div style={{ blockSize: '40rem' }} />
      <Form draft={null} />
      <div style={{ blockSize: '40rem' }} />
    </>,
  )
  await name.fill('Pearl')
  const phone = page.getByRole('textbox', { name: 'Phone' })
  // Its lower edge is just above what stands at the bottom.
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd)
  scrollBy(0, phone.element().getBoundingClientRect().bottom - innerHeight + room)
  const button = page.getByRole('button', { name: submit }).element() as HTMLElement
  button.click()
  const words = page.getByText('This is already in use')
  await expect.element(words).toBeVisible()
  await expect.poll(() => words.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight - room + 1)
})
