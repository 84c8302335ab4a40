// The one search: from the head of a screen or by keys, through everything, with the arrows.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { find } from '@daybook/contract/find/find.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer, callsOf, refuse } from '../../app/fake.transport.ts'
import { registerNavigator } from '../../platform/screens/navigate.ts'
import { fakeChild } from '../care/fake.room.ts'
import { rememberSearch } from './search.history.ts'

const words = 'Any page'
const mia = fakeChild(1, { firstName: 'Mīa', familyName: 'Wang' })
const fever = {
  id: mia.id.replace('8000', '8003'),
  kind: 'illness',
  title: 'Fever since lunch',
  entry: null,
  childName: 'Mīa Wang',
  at: '2026-03-09T01:00:00.000Z',
  page: '/pages/home/task/detail-ill?id=1',
}
const field = page.getByRole('combobox', { name: 'Find a child, page, action or record' })
const options = () => page.getByRole('option').all()
const chosen = page.getByRole('option', { selected: true })

let went: string | undefined

beforeEach(() => {
  went = undefined
  registerNavigator({
    go: async (place) => {
      went = place
    },
    back: () => undefined,
    prepare: async () => undefined,
    here: () => '',
  })
  signedInAs('teacher')
  answer(attendance, { listToday: () => ({ children: [mia, fakeChild(2)] }) as never })
  answer(room, { listRoomsForStaff: () => [] })
  answer(find, { findRecords: ({ text }) => (text === 'fever' ? [fever] : []) })
  show(<p>{words}</p>)
})

async function openByKeys(): Promise<void> {
  await expect.element(page.getByText(words)).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

test('Ctrl+K opens it, the arrows choose while the cursor stays, Enter opens and Escape closes', async () => {
  await openByKeys()
  await field.fill('nap')
  await expect.element(chosen).toBeVisible()
  const first = chosen.element().textContent
  await userEvent.keyboard('{ArrowDown}')
  expect(chosen.element().textContent).not.toBe(first)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(chosen.element().id).toBe(field.element().getAttribute('aria-activedescendant'))
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await openByKeys()
  await field.fill('fire drill')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => went).toBe('/pages/manage/drills')
  await expect.element(field).not.toBeInTheDocument()
})

test('children come from the device, records in one call, each group with its name', async () => {
  await page.getByRole('button', { name: 'Find' }).click()
  await field.fill('mia')
  await expect
    .element(page.getByRole('group', { name: 'Children' }).getByRole('option'))
    .toMatchTextContent(/Mīa Wang/)
  await field.fill('fever')
  const illnesses = page.getByRole('group', { name: 'Illnesses' })
  await expect.element(illnesses.getByRole('option')).toMatchTextContent(/Mīa Wang, Fever since lunch/)
  await expect.element(page.getByRole('group', { name: 'Actions' })).toMatchTextContent(/Report an illness/)
  expect(callsOf(find, 'findRecords').filter(({ text }) => text === 'fever')).toHaveLength(1)
})

test('what is not found, and records that cannot be searched, are said', async () => {
  await openByKeys()
  await field.fill('xyzzy')
  await expect.element(page.getByText('Nothing found for “xyzzy”')).toBeVisible()
  expect(await options()).toHaveLength(0)
  refuse(find, 'findRecords', { status: 403, key: 'FORBIDDEN' })
  await field.fill('sleep')
  await expect.element(page.getByText('Records could not be searched', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
})

test('what was searched for last is offered, until it is cleared', async () => {
  rememberSearch('roster')
  await openByKeys()
  await page.getByRole('button', { name: 'roster' }).click()
  await expect.element(page.getByRole('group', { name: 'Pages' })).toBeVisible()
  await field.fill('')
  await page.getByRole('button', { name: 'Clear recent searches' }).click()
  await expect.element(page.getByRole('button', { name: 'roster' })).not.toBeInTheDocument()
})
