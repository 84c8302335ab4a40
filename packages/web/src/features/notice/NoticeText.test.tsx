import { notice } from '@daybook/contract/notice/notice.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = '00000000-0000-7000-8000-0000000000d1'
const hats = {
  id,
  version: 1,
  status: '1',
  names: {},
  title: 'Hats from today',
  category: '1',
  content: '<p>Please bring a hat.</p>',
  releaseTime: '2026-03-10T21:00:00.000Z',
  isPinned: 0,
  asksConfirmation: 0,
  audience: 'all',
  roles: null,
  rooms: null,
  people: null,
}
const opens = (can: string[]) => {
  answer(notice, { get: () => ({ ...hats, can }) as never })
  openScreen(to.notice({ id }))
}

beforeEach(() => signedInAs('teacher'))

test('a notice is read as text, without the fields of its editor', async () => {
  opens([])
  await expect.element(page.getByText('Please bring a hat.')).toBeVisible()
  await expect.element(page.getByText(/Published /)).toBeVisible()
  expect(page.getByText('Who is it for?').elements()).toEqual([])
  expect(page.getByText('When to publish').elements()).toEqual([])
})

test('whoever edits it sees who it is for', async () => {
  opens(['edit'])
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect.element(page.getByText('Everybody', { exact: true })).toBeVisible()
})
