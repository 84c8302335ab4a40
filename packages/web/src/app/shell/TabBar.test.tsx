import { message } from '@daybook/contract/message/message.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../fake.app.ts'
import { answer } from '../fake.transport.ts'
import { TabBar } from './TabBar.tsx'
import { type TabItem, useTabItems } from './useTabItems.ts'

let items: TabItem[] = []

function Bar() {
  items = useTabItems()
  return <TabBar current="/pages/home/mine" />
}

function setUp(waiting: { unread: number; total: number }) {
  answer(message, { countUnreadMessages: () => ({ unread: waiting.unread }) })
  answer(today, { countRequests: () => ({ total: waiting.total }) })
  signedInAs('teacher')
  show(<Bar />)
}

test('four tabs with their pages stand around the middle button, which opens none', async () => {
  setUp({ unread: 0, total: 0 })
  await expect
    .element(page.getByRole('link', { name: 'Me', exact: true }))
    .toHaveAttribute('aria-current', 'page')
  expect(items.map(({ text, pagePath, midButton }) => [text, pagePath, midButton])).toEqual([
    ['Home', '/', false],
    ['Feed', '/pages/home/feed', false],
    ['Report', undefined, true],
    ['Assets', '/pages/home/assets', false],
    ['Me', '/pages/home/mine', false],
  ])
  const drawn = items.map(({ iconPath, selectedIconPath }) => iconPath !== selectedIconPath)
  expect(drawn).toEqual([true, true, false, true, true])
  await page.getByRole('button', { name: 'Report' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('what waits is a count on Home, and a dot on the feed', async () => {
  setUp({ unread: 2, total: 120 })
  await expect.element(page.getByText('99+')).toBeVisible()
  expect(items.map(({ name, count, isDot }) => [name, count, isDot])).toEqual([
    ['home', 120, false],
    ['feed', 0, true],
    ['report', 0, false],
    ['asset', 0, false],
    ['mine', 0, false],
  ])
})
