import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { chooseLanguage } from '../platform/i18n/language.ts'
import { type PickedUser, UserPicker } from './UserPicker.tsx'

const people = ['Ana Li', 'Mere Tau', 'Jo Ng'].map((realName, index) => ({
  id: String(index),
  realName,
  deptName: index === 0 ? 'Kōwhai' : 'Tūī',
  avatar: '',
}))
const title = 'Who'
let confirmed: string[][] = []

beforeEach(() => {
  confirmed = []
})

function Picker({ multiple }: { multiple: boolean }) {
  const [search, setSearch] = useState('')
  const records = people.filter(({ realName }) => realName.includes(search))
  return (
    <UserPicker
      open
      onClose={() => undefined}
      title={title}
      multiple={multiple}
      search={search}
      onSearch={setSearch}
      onConfirm={(users: PickedUser[]) => confirmed.push(users.map(({ realName }) => realName))}
      read={{
        data: { pages: [{ records }] },
        isPending: false,
        isError: false,
        failureCount: 0,
        hasNextPage: false,
        isFetchingNextPage: false,
        fetchNextPage: async () => undefined,
        refetch: async () => undefined,
      }}
    />
  )
}

function open(multiple: boolean) {
  signedInAs('teacher')
  show(<Picker multiple={multiple} />)
}

const press = (name: string) => page.getByRole('button', { name }).click()

test('one person is chosen by a radio button, found by name, with the department', async () => {
  open(false)
  await expect.element(page.getByRole('radio')).toHaveLength(3)
  await expect.element(page.getByText('Kōwhai')).toBeVisible()
  await page.getByRole('searchbox').fill('Mere')
  await expect.element(page.getByText('Ana Li')).not.toBeInTheDocument()
  await page.getByText('Mere Tau').click()
  await press('Confirm')
  expect(confirmed).toEqual([['Mere Tau']])
})

test('several are chosen by checkboxes, all at once, and cleared', async () => {
  open(true)
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await page.getByText('Jo Ng').click()
  await press('Confirm')
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  await press('Clear')
  await expect.element(page.getByRole('checkbox', { name: 'Ana Li' })).not.toBeChecked()
  expect(confirmed).toEqual([['Ana Li', 'Mere Tau']])
})

test.each([false, true])(
  'confirming nothing shows the toast and confirms nothing (several: %s)',
  async (several) => {
    await chooseLanguage('zh-CN')
    open(several)
    await press('确')
    await expect.element(page.getByText('请至少选择一项')).toBeVisible()
    expect(confirmed).toEqual([])
  },
)
