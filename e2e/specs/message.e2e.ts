// Messages: the count in the feed, opening one, marking all as read, and access.
import { message } from '@daybook/contract/message/message.contract.ts'
import { wakeEverybody } from '../support/sleepers.ts'
import { callAs, expect, open, test } from '../test.ts'

test('a manager opens a message, follows it, and marks the rest as read', async ({
  assistantManager: manager,
}) => {
  // An alarm about a sleeper who becomes due meanwhile would be a message too.
  await wakeEverybody(manager)
  const unread = async () => (await callAs(manager, message, 'countUnreadMessages', {})).data.unread
  const list = manager.getByRole('list')
  // The next page comes when the last row is seen.
  const showsUnread = () =>
    expect(async () => {
      await list.getByRole('link').last().scrollIntoViewIfNeeded()
      expect(await list.getByText('Unread').count()).toBe(await unread())
    }).toPass()
  await open(manager, '/pages/home/feed')
  expect(await unread()).toBeGreaterThan(1)
  await manager.getByRole('button', { name: /^Messages \(\d+\)$/ }).click()
  await expect(manager).toHaveURL(/\/pages\/home\/msg$/)
  await showsUnread()

  const question = list.getByRole('link', { name: /^Unread When did .* go home/ })
  const before = await question.count()
  await question.first().click()
  await expect(manager.getByRole('heading', { name: /When did .* go home/ })).toBeVisible()
  await expect(manager.getByText(/never signed out/)).toBeVisible()
  await expect(manager).toHaveURL(/\/pages\/home\/task\/message-info\?/)
  await manager.getByRole('link', { name: 'See details' }).click()
  await expect(manager.getByRole('heading', { name: 'Today Enrollment' })).toBeVisible()

  await open(manager, '/pages/home/feed')
  await manager.getByRole('button', { name: /^Messages \(\d+\)$/ }).click()
  await showsUnread()
  await expect(question).toHaveCount(before - 1)
  await manager.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(list.getByText('Unread')).toHaveCount(0)
  await manager.reload()
  await expect(list.getByRole('link').first()).toBeVisible()
  await expect(list.getByText('Unread')).toHaveCount(0)
  await expect(manager.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0)
  await open(manager, '/pages/home/feed')
  await expect(manager.getByRole('button', { name: 'Messages', exact: true })).toBeVisible()
})

test('another user’s message is not found', async ({ manager, teacher }) => {
  await open(manager, '/pages/home/msg')
  const { data } = await callAs(manager, message, 'listMessages', {})
  const id = data.records[0]?.id ?? ''
  await open(teacher, `/pages/home/task/message-info?id=${id}`)
  await expect(teacher.getByRole('main').getByRole('alert')).toContainText('This is no longer here')
  await teacher.getByRole('link', { name: 'Go to Home' }).click()
  await expect(teacher.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
})

test('a notice is shown on a Chinese screen', async ({ signInFresh }) => {
  const page = await signInFresh('assistantManager')
  await open(page, '/pages/home/mine')
  await page.getByText('中文').click()
  await open(page, '/pages/home/msg')
  await expect(page.getByRole('heading', { name: '消息' })).toBeVisible()
  // Below what the centre has told meanwhile.
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(page.getByRole('link', { name: 'Staff meeting' })).toContainText('昨天14:10', {
      timeout: 500,
    })
  }).toPass()
})
