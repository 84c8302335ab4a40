import { fields, pick } from '@daybook/contract/kernel/fields.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { FieldsCard } from './FieldsForm.tsx'
import { useFieldsForm } from './useFieldsForm.ts'

const send = 'Send'
const table = fields({ postId: pick('position') })
const rows = Array.from({ length: 5001 }, (_, n) => ({
  id: `${n}`,
  key: `${n}`,
  parentId: '0',
  name: `Post ${n}`,
}))
let sent: unknown

function Form() {
  const form = useFieldsForm({ pack: 'staff', fields: table, draft: null })
  const save = async (values: unknown) => {
    sent = values
  }
  return <FieldsCard form={form} submit={send} onSend={save} />
}

const offer = (many: typeof rows) =>
  answer(register, {
    listPicks: ({ text = '' }) => {
      const found = many.filter(({ name }) => name.includes(text))
      return { records: found.slice(0, 500), total: found.length, size: 500, current: 1, pages: 1 }
    },
  })

test('a picker that does not have all rows says so, and finds the others on the server', async () => {
  signedInAs('manager')
  offer(rows)
  show(<Form />)
  await expect.element(page.getByText('Showing 500 of 5001. Search to find the others.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search: Post' }).fill('Post 4999')
  await page.getByRole('combobox', { name: 'Post' }).selectOptions('Post 4999')
  await page.getByRole('searchbox', { name: 'Search: Post' }).fill('')
  await expect.element(page.getByText('Showing 500 of 5001. Search to find the others.')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Post' })).toHaveDisplayValue('Post 4999')
  await page.getByRole('button', { name: send }).click()
  expect(sent).toEqual({ postId: '4999' })
})

test('a picker that has all rows needs no search', async () => {
  signedInAs('manager')
  offer(rows.slice(0, 3))
  show(<Form />)
  await page.getByRole('combobox', { name: 'Post' }).selectOptions('Post 2')
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument()
})
