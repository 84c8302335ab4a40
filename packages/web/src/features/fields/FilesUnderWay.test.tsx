// What is still being read or kept when somebody sends a form is part of what is sent.
import { file as fileContract } from '@daybook/contract/file/file.contract.ts'
import { fields, files, signature } from '@daybook/contract/kernel/fields.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { FieldInputs } from './FieldInputs.tsx'
import { FieldsScreen } from './FieldsForm.tsx'
import { useFieldsForm } from './useFieldsForm.ts'

const table = fields({ photos: files({ most: 9, accept: 'picture' }), signature: signature() })
const send = 'Submit report'
const later = 'Keep for later'
let sent: { photos?: unknown; signature?: unknown }[] = []
let kept: typeof sent = []

function Form() {
  const labels = { photos: 'Photos', signature: 'Signature' }
  const form = useFieldsForm({ pack: 'incident', fields: table, labels, draft: null })
  const keep = async () => void kept.push(await form.stored())
  return (
    <FieldsScreen form={form} submit={send} onSend={async (values) => void sent.push(values)}>
      <FieldInputs />
      <button type="button" aria-label={later} onClick={() => void keep()} />
    </FieldsScreen>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const submit = button(send)

beforeEach(async () => {
  sent = []
  kept = []
  signedInAs('teacher')
  answer(fileContract, {
    putFile: () => ({ link: '', domain: '', name: '', originalName: '', attachId: '' }),
  })
  show(<Form />)
  await expect.element(submit).toBeVisible()
})
afterEach(() => vi.restoreAllMocks())

/** Chooses a photo of this type. @returns what to call once the browser has read it */
function choosePhoto(type: string) {
  const reading = Promise.withResolvers<ImageBitmap>()
  vi.spyOn(globalThis, 'createImageBitmap').mockReturnValue(reading.promise)
  const input = document.querySelector<HTMLInputElement>('input[data-camera]')
  if (!input) throw new Error('there is no input')
  const data = new DataTransfer()
  const content = type === 'image/jpeg' ? new Uint8Array([0xff, 0xd8, 0xff]) : 'pixels'
  data.items.add(new File([content], 'IMG_1', { type }))
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
  // The picture is then taken as it is, if it is one that can be sent.
  return () => reading.reject(new Error('unreadable'))
}

test('a photo that is still being made smaller is part of the report, and is waited for', async () => {
  const isRead = choosePhoto('image/jpeg')
  await submit.click()
  await expect.element(submit).toHaveAttribute('data-loading', 'true')
  expect(sent).toEqual([])
  isRead()
  await expect.poll(() => sent).toEqual([{ photos: [expect.any(String)], signature: null }])
})

test('it is part of what is kept for later', async () => {
  const isRead = choosePhoto('image/jpeg')
  await button(later).click()
  isRead()
  await expect.poll(() => kept).toEqual([{ photos: [expect.any(String)], signature: null }])
})

test('a report whose photo cannot be sent stays, and says so', async () => {
  const isRead = choosePhoto('image/unknown')
  await submit.click()
  isRead()
  await expect.element(page.getByText('File format not allowed')).toBeVisible()
  await expect.element(submit).not.toHaveAttribute('data-loading')
  expect(sent).toEqual([])
})

test('a signature that is still being kept is part of the report', async () => {
  const keeping = Promise.withResolvers<ArrayBuffer>()
  vi.spyOn(File.prototype, 'arrayBuffer').mockReturnValue(keeping.promise)
  await button('Signature: Sign').click()
  await page.getByRole('dialog').getByRole('textbox').fill('Hana Ngata')
  await button('Confirm').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await submit.click()
  expect(sent).toEqual([])
  keeping.resolve(new ArrayBuffer())
  await expect.poll(() => sent).toMatchObject([{ signature: expect.any(String) }])
})
