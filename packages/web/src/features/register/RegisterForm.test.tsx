import { register } from '@daybook/contract/register/register.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { term } from '@daybook/contract/term/term.kind.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { readDraft } from '../../platform/outbox/drafts.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'

test('what is saved again because the answer was lost is the same row', async () => {
  refuse(term, 'submit', { status: 0 })
  signedInAs('manager')
  openScreen(to.term({ edit: 'new' }))
  await page.getByLabelText('Name').fill('Term 1')
  await page.getByLabelText('First day').fill('2026-02-02')
  await page.getByLabelText('Last day').fill('2026-04-02')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.poll(() => callsOf(term, 'submit')).toHaveLength(1)
  await page.getByLabelText('Name').fill('Term 1, 2026')
  await save.click()
  await expect.poll(() => callsOf(term, 'submit')).toHaveLength(2)
  const [first, again] = callsOf(term, 'submit')
  expect(first?.newId).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toMatchObject({ newId: first?.newId, name: 'Term 1, 2026' })

  // Nor is it another one after the form was closed.
  await expect.poll(() => readDraft('report.term.new')).toMatchObject({ content: { id: first?.newId } })
  await go(to.term({}))
  await go(to.term({ edit: 'new' }))
  await expect.element(page.getByLabelText('Name')).toHaveValue('Term 1, 2026')
  await save.click()
  await expect.poll(() => callsOf(term, 'submit')).toHaveLength(3)
  expect(callsOf(term, 'submit')[2]).toMatchObject({ newId: first?.newId })
})

test('adding somebody who may be here already asks first', async () => {
  const role = { id: 'teacher', key: 'teacher', name: 'Teacher' }
  answer(register, {
    listPicks: () => ({ records: [role], total: 1, size: 10, current: 1, pages: 1 }) as never,
  })
  refuse(staff, 'submit', { status: 409, key: 'ALREADY_STAFF', about: { names: 'Kiri Cook' } } as never)
  signedInAs('manager')
  openScreen(to.staff({ edit: 'new' }))
  await page.getByLabelText('Full name').fill('Kiri Cook')
  await page.getByRole('group', { name: 'Roles' }).getByText('Teacher').click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^There is already Kiri Cook here/)).toBeVisible()
  await page.getByRole('button', { name: 'Add anyway' }).click()
  await expect
    .poll(() => callsOf(staff, 'submit'))
    .toMatchObject([
      { realName: 'Kiri Cook', isAnother: false },
      { realName: 'Kiri Cook', isAnother: true },
    ])
})
