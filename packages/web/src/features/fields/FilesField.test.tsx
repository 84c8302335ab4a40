import { file as fileContract } from '@daybook/contract/file/file.contract.ts'
import { fields, files } from '@daybook/contract/kernel/fields.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { FieldInputs } from './FieldInputs.tsx'
import { FileFacts } from './FileFacts.tsx'
import { FieldsFormProvider } from './form.context.ts'
import { useFieldsForm } from './useFieldsForm.ts'

const send = 'Send'
const table = fields({ photos: files({ most: 2, accept: 'picture' }) })
let sent: { photos?: string[] } | undefined

function Form({ stored }: { stored?: { photos: string[] } }) {
  const form = useFieldsForm({ pack: 'incident', fields: table, stored, draft: null })
  const save = async (values: object) => {
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
const taken = { link: '', domain: '', name: '', originalName: '', attachId: '' }

async function photo(width = 3000, height = 1500): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'IMG_1.png', { type: 'image/png' })
}

function choose(...chosen: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]')
  if (!input) throw new Error('there is no input')
  const data = new DataTransfer()
  for (const one of chosen) data.items.add(one)
  input.files = data.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

beforeEach(() => {
  sent = undefined
  signedInAs('teacher')
  answer(fileContract, { putFile: () => taken })
  show(<Form />)
})

test('a photo is made smaller, goes up at once, and is part of the record until it is removed', async () => {
  await expect.element(button('Choose photos')).toBeVisible()
  choose(await photo())
  await expect.element(button('Photos, 1 of 1')).toBeVisible()
  await expect.poll(() => callsOf(fileContract, 'putFile')).toHaveLength(1)
  const [call] = callsOf(fileContract, 'putFile')
  expect(call?.file).toMatchObject({ name: 'IMG_1.jpg', type: 'image/jpeg' })
  const bitmap = await createImageBitmap(call?.file as File)
  expect([bitmap.width, bitmap.height]).toEqual([2048, 1024])
  await button(send).click()
  expect(sent?.photos).toEqual([call?.id])
  await button('Remove: Photos, 1 of 1').click()
  await button(send).click()
  expect(sent?.photos).toBeNull()
})

test('more than the most, and what is no picture, are refused', async () => {
  await expect.element(button('Choose photos')).toBeVisible()
  const one = await photo(20, 20)
  choose(one, one, one)
  await expect.element(page.getByText('Number of uploads exceeded')).toBeVisible()
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect.element(button('Choose photos')).toBeDisabled()
  await button('Remove: Photos, 2 of 2').click()
  choose(new File(['text'], 'photo.jpg', { type: 'text/plain' }))
  await expect.element(page.getByText('File format not allowed')).toBeVisible()
  choose(new File(['no picture'], 'photo.heic', { type: 'image/heic' }))
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible()
})

test.each([
  ['a photo in the format of iPhones', '\0\0\0\x18ftypheic', 'Save it as JPEG', 'IMG_1.jpg', 'image/jpeg'],
  [
    'the same from a device that does not say what it is',
    '\0\0\0\x18ftypmif1',
    'Save it as JPEG',
    'IMG_1.heic',
    '',
  ],
  ['a document under the name of a photo', '%PDF-1.4', 'File format not allowed', 'IMG_1.jpg', 'image/jpeg'],
  ['a file without content', '', 'This file is empty', 'IMG_1.jpg', 'image/jpeg'],
])('%s is refused at once, with what to do', async (_, content, words, name, type) => {
  await expect.element(button('Choose photos')).toBeVisible()
  choose(new File([content], name, { type }))
  await expect.element(page.getByText(words)).toBeVisible()
  expect(callsOf(fileContract, 'putFile')).toEqual([])
  // It stays until something else is chosen.
  choose(await photo(20, 20))
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible()
  expect(page.getByText(words).elements()).toEqual([])
})

test('an upload that breaks can be tried again, and the record waits for nothing', async () => {
  refuse(fileContract, 'putFile', { status: 0 })
  await expect.element(button('Choose photos')).toBeVisible()
  choose(await photo(20, 20))
  await button('Upload failed, try again').click()
  await expect.element(page.getByText('Upload failed,Please try again')).toBeVisible()
  answer(fileContract, { putFile: () => taken })
  await button('Upload failed, try again').click()
  await expect.element(button('Upload failed, try again')).not.toBeInTheDocument()
  const ids = callsOf(fileContract, 'putFile').map(({ id }) => id)
  expect(new Set(ids).size).toBe(1)
})

test('a storage that is full is named at the photo, which stays with the record', async () => {
  refuse(fileContract, 'putFile', { status: 507, key: 'STORAGE_FULL' })
  await expect.element(button('Choose photos')).toBeVisible()
  choose(await photo(20, 20))
  await expect.element(page.getByRole('alert').getByText(/Storage is full/)).toBeVisible()
  await expect.element(page.getByText('1 of 2', { exact: true })).toBeVisible()
})

test('a photo opens in the viewer, which keys close', async () => {
  await expect.element(button('Choose photos')).toBeVisible()
  choose(await photo(20, 20))
  await button('Photos, 1 of 1').click()
  await expect.element(button('Close')).toBeVisible()
  // The viewer listens once it is open.
  const afterEscape = async () => {
    await userEvent.keyboard('{Escape}')
    return document.querySelector('.pswp')
  }
  await expect.poll(afterEscape).toBeNull()
})

test('a record that holds more than the most says so', async () => {
  show(<Form stored={{ photos: ['1', '2', '3'] }} />)
  await expect.element(page.getByText('File number exceeded')).toBeVisible()
})

test('a picture that cannot be shown says so', async () => {
  const small = 'data:image/png;base64,AA'
  const shape = { width: 1, height: 1, size: 1, medium: null }
  const broken = { id: '1', link: small, small, mime: 'image/png', name: 'a.png', ...shape }
  show(<FileFacts files={[broken]} label={send} />)
  await expect.element(page.getByText('Failed to preview images')).toBeVisible()
})
