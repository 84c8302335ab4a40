import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { writePageParams } from '@daybook/contract/workflow/workflow.page.rules.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'
import type { Running } from './workflow.actions.ts'

const { user } = hana()
const id = '00000000-0000-7000-8000-0000000000b1'
const taskId = '00000000-0000-7000-8000-0000000000b2'
const process = { id, name: 'Purchase request', category: 'Office', formKey: null, version: 1 }
const form = { column: [{ label: 'What', prop: 'what', type: 'input' as const }], group: [] }
const writable = [{ id: 'what', name: 'What', readable: true, writable: true }]
const starter = { id: user.id, name: user.realName }
const running: Running = {
  process: {
    ...process,
    processInstanceId: id,
    taskId,
    taskName: 'Approve',
    starter,
    assignee: starter,
    createTime: '2026-03-11T09:00:00+13:00',
    endTime: null,
    status: 'todo',
    processIsFinished: 'unfinished',
    variables: { what: 'Easel' },
    externalId: null,
    canWithdraw: false,
  },
  form: { allForm: form, taskForm: writable },
  files: [],
  flow: [],
  waitsFor: [starter],
  button: ['wf_pass', 'wf_print'],
}

beforeEach(() => {
  signedInAs('teacher')
  answer(workflow, { saveDraft: () => null })
})

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

const listed = { ...running.process, variables: undefined, summary: 'Easel' }
const found = (count: number) => {
  const records = Array.from({ length: count }, () => listed)
  return { records, total: count, current: 1, size: 10, pages: 1 } as never
}

test('the workbench opens on the list that has something', async () => {
  answer(workflow, { listTodo: () => found(0), listToClaim: () => found(1) })
  openScreen(to.workflowWorkbench())
  await expect.element(page.getByRole('link', { name: /Easel/ })).toBeVisible()
  await page.getByRole('button', { name: 'To do' }).click()
  await expect.element(page.getByText('Nothing is waiting for you')).toBeVisible()
})

test('an address without what its page needs says so', async () => {
  openScreen(to.workflowDetail({ p: '****' }))
  await expect.element(page.getByText('lost some global params')).toBeVisible()
})

test('who starts a process may name its first approver, and hears when that is none', async () => {
  answer(workflow, {
    getForm: () => ({ process, form, startForm: writable }),
    getDraft: () => null,
  })
  refuse(workflow, 'startProcess', { status: 404, key: 'NOT_FOUND', fields: { assignee: 'NOT_THERE' } })
  const records = [{ ...user, name: 'Mere' }]
  answer(staff, { searchStaff: () => ({ records, total: 1, size: 10, current: 1, pages: 1 }) })
  openScreen(to.workflowStart({ p: writePageParams({ processId: id }) }))
  await page.getByRole('button', { name: 'First approver' }).click()
  // A tap on a sheet that is still opening may miss.
  const approver = page.getByRole('radio', { name: user.realName })
  await expect
    .poll(async () => {
      await approver.click({ force: true })
      return (approver.element() as HTMLInputElement).checked
    })
    .toBe(true)
  await press('Confirm')
  await press('Send')
  await expect.element(page.getByText('This person doesn’t approve the first step')).toBeVisible()
  expect(callsOf(workflow, 'startProcess')).toMatchObject([{ assignee: user.id }])
})

test('what somebody wrote in a step is kept as a draft, and is there when they come back', async () => {
  answer(workflow, {
    getTask: () => running,
    getDraft: () => ({ variables: { what: 'Two easels' }, files: [] }),
  })
  openScreen(to.workflowDetail({ p: writePageParams({ taskId, processInsId: id }) }))
  await expect.element(page.getByText('Your draft is filled in below')).toBeVisible()
  const what = page.getByLabelText('What')
  await expect.element(what).toHaveValue('Two easels')
  await what.fill('Three easels')
  await press('Save draft')
  await expect
    .poll(() => callsOf(workflow, 'saveDraft'))
    .toEqual([{ taskId, variables: { what: 'Three easels' } }])
})
