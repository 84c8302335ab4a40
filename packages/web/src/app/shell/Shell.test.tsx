import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { notice } from '@daybook/contract/notice/notice.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { openScreen, signedInAs } from '../fake.app.ts'
import { answer } from '../fake.transport.ts'

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
  can: [],
}
const heading = page.getByRole('heading', { level: 1 })

beforeEach(async () => {
  await page.viewport(390, 844)
  const records = [hats]
  answer(notice, {
    list: () => ({ records, total: 1, size: 20, current: 1, pages: 1 }) as never,
    get: () => hats as never,
  })
  answer(auth, { listDemoAccounts: () => [] })
})

test('a record that opens in place of its list has the focus on its heading, and so has the list again', async () => {
  signedInAs('teacher')
  openScreen(to.notice())
  await page.getByRole('link', { name: /^Hats from today/ }).click()
  await expect.element(page.getByText('Please bring a hat.')).toBeVisible()
  await expect.element(heading).toHaveFocus()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('link', { name: /^Hats from today/ })).toBeVisible()
  await expect.element(heading).toHaveFocus()
})

test('a screen that brings its own heading has the focus on its content', async () => {
  openScreen(to.loginForget())
  await expect.element(heading).toBeVisible()
  await go(to.loginAccount())
  await expect.element(page.getByLabelText('Username')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
