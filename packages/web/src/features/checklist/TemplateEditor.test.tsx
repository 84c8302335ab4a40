import { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import type { OpenTemplate } from './checklist.data.ts'
import { TemplateEditor } from './TemplateEditor.tsx'
import { newItem } from './template.draft.ts'

const item = (id: string) => ({ ...newItem(id), text: id })
const template: OpenTemplate = {
  kind: 'openingCheck',
  version: 4,
  sections: [{ id: 's', title: 'Outside', items: [item('Gate'), item('Fence')] }],
  changed: null,
  can: ['edit'],
}

beforeEach(() => signedInAs('manager'))

test('an item moves by keyboard, and saving makes the next version', async () => {
  answer(checklist, { saveTemplate: () => template })
  show(<TemplateEditor template={template} />)
  const up = page.getByRole('button', { name: 'Move up: Fence' })
  await expect.element(up).toBeVisible()
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  // At the top there is no further way up, so the focus is on the button that moves it down again.
  await expect.element(page.getByRole('button', { name: 'Move down: Fence' })).toHaveFocus()
  await page.getByRole('button', { name: 'Save as new version' }).click()
  await expect
    .poll(() => callsOf(checklist, 'saveTemplate'))
    .toMatchObject([{ version: 4, sections: [{ items: [{ text: 'Fence' }, { text: 'Gate' }] }] }])
})

test('says who changed the checklist meanwhile, and keeps what was edited', async () => {
  refuse(checklist, 'saveTemplate', { status: 409, key: 'CHECKLIST_CHANGED', about: { byName: 'Mere' } })
  show(<TemplateEditor template={template} />)
  await page.getByLabelText('Section').fill('Playground')
  await page.getByRole('button', { name: 'Save as new version' }).click()
  await expect.element(page.getByText(/^Mere has just changed this checklist/)).toBeVisible()
  await expect.element(page.getByLabelText('Section')).toHaveValue('Playground')
})
