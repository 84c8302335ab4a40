import { file } from '@daybook/contract/file/file.contract.ts'
import { fields, signature } from '@daybook/contract/kernel/fields.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { FieldInputs } from './FieldInputs.tsx'
import { FieldsFormProvider } from './form.context.ts'
import { useFieldsForm } from './useFieldsForm.ts'

const table = fields({ signature: signature({ required: true }) })
let values: Readonly<Record<string, unknown>> = {}

function Form() {
  const form = useFieldsForm({ pack: 'styleGuide.field', fields: table, draft: null })
  values = form.values
  return (
    <FieldsFormProvider value={form.state}>
      <FieldInputs />
    </FieldsFormProvider>
  )
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(async () => {
  signedInAs('teacher')
  answer(file, {
    putFile: () => ({ link: '', domain: '', name: '', originalName: '', attachId: '' }),
  })
  show(<Form />)
  await button('Signature: Sign').click()
  await expect.element(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
})

/** How much of the uploaded picture is ink. */
async function ink(): Promise<number> {
  await expect.poll(() => callsOf(file, 'putFile')).toHaveLength(1)
  const [sent] = callsOf(file, 'putFile') as unknown as { file: File }[]
  const bitmap = await createImageBitmap(sent?.file as File)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  return data.filter((value, place) => place % 4 === 0 && value < 128).length
}

test('what is drawn becomes a picture that is not blank', async () => {
  const canvas = document.querySelector('dialog canvas') as HTMLCanvasElement
  await userEvent.dragAndDrop(canvas, canvas, {
    sourcePosition: { x: 20, y: 20 },
    targetPosition: { x: 200, y: 100 },
  })
  await button('Confirm').click()
  await expect.element(page.getByRole('img', { name: 'Signature' })).toBeVisible()
  expect(values.signature).toMatch(/^[0-9a-f-]{36}$/)
  expect(await ink()).toBeGreaterThan(1000)
})

test('a typed name stands for it, and nothing at all is refused', async () => {
  await button('Confirm').click()
  await expect.element(page.getByText('Sign in the box or type your name')).toBeVisible()
  await page.getByLabelText('Or type your name').fill('Ana Li')
  await button('Confirm').click()
  await expect.element(page.getByRole('img', { name: 'Signature' })).toBeVisible()
  expect(await ink()).toBeGreaterThan(1000)
  await button('Remove: Signature').click()
  await expect.element(button('Signature: Sign')).toBeVisible()
})
