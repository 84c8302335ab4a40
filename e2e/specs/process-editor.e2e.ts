// A manager makes a process without writing JSON, and a teacher starts it.
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, test } from '../test.ts'

const sheet = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function addField(page: Page, label: string, type: string) {
  await button(page, 'Add a field').click()
  await sheet(page).getByRole('textbox', { name: 'Label' }).fill(label)
  await sheet(page)
    .getByLabel(/^Type( \*)?$/)
    .selectOption(type)
}
async function done(page: Page) {
  await button(page, 'Done').click()
  await expect(sheet(page)).toBeHidden()
}

test('a manager makes a process and a teacher starts it', async ({ manager, teacher }) => {
  await open(manager, '/pages/manage/processes')
  await manager.getByRole('link', { name: 'Make a process' }).click()
  await manager.getByRole('textbox', { name: 'Name' }).fill('Trip money')
  await manager.getByRole('textbox', { name: 'Category' }).fill('Outings')
  await addField(manager, 'Where to', 'Line of text')
  await sheet(manager).getByRole('group', { name: 'Required' }).getByText('Yes').click()
  await done(manager)
  await addField(manager, 'Travel by', 'One of a few')
  await sheet(manager).getByRole('textbox', { name: 'Choices' }).fill('Van\nBus')
  await done(manager)
  await button(manager, 'Add a step').click()
  await sheet(manager).getByRole('textbox', { name: 'Name of the step' }).fill('Manager agrees')
  await sheet(manager)
    .getByLabel(/^Role( \*)?$/)
    .selectOption({ label: 'Manager' })
  await done(manager)
  await button(manager, 'Preview').click()
  await expect(manager.getByRole('group', { name: 'Travel by' })).toBeVisible()
  await button(manager, 'Save process').click()
  await expect(manager.getByRole('link', { name: /Trip money/ })).toBeVisible()

  await open(teacher, '/pages/plugin/workflow/pages/create/index')
  await teacher.getByRole('link', { name: 'Trip money' }).click()
  await button(teacher, 'Send').click()
  await expect(teacher.getByText('Please fill this in')).toBeVisible()
  await teacher.getByRole('textbox', { name: 'Where to' }).fill('The museum')
  await teacher.getByText('Bus', { exact: true }).click()
  await button(teacher, 'Send').click()
  await expect(teacher.getByText('Manager agrees').first()).toBeVisible()

  const { data } = await callAs(manager, workflow, 'listToClaim', {})
  expect(data?.records).toContainEqual(
    expect.objectContaining({ processDefinitionName: 'Trip money', taskName: 'Manager agrees' }),
  )
})
