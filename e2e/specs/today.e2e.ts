// The home screen: tasks in order, progress of a task, other days by strip and calendar, counters, and parts that fail to
// load.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import type { Page } from '@playwright/test'
import { openHome, dayRows as rows, unfold } from '../support/home.ts'
import { clock, wakeEverybody } from '../support/sleepers.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

// It is Wednesday, 11 March 2026, from half past ten on.
const tasks = (page: Page) => page.getByRole('region', { name: 'Today’s tasks' })
/** A time within the hour at which nothing else is: the demo's times end in 0 or 5. */
function soonAlone(): string {
  const tenMinutes = 600_000
  const now = Date.now() + Number(process.env.E2E_SHIFT)
  return clock(new Date(Math.ceil(now / tenMinutes) * tenMinutes + 1.7 * tenMinutes))
}
const day = async (page: Page, date?: string) => (await callAs(page, today, 'listDay', { date })).data

test('a teacher is greeted and sees the whole day', async ({ teacher }) => {
  // Sleep checks that come next would stand among the tasks.
  await wakeEverybody(teacher)
  await openHome(teacher)
  await expect(teacher.getByText('Good morning, Hana')).toBeVisible()
  const words = { overdue: 'Overdue', inProgress: '', pending: '', done: 'Done' }
  // Other tests record and plan at the same time, so read both again until they agree.
  await expect(async () => {
    await teacher.reload()
    await settled(teacher)
    const items = await day(teacher)
    expect(items.length).toBeGreaterThan(5)
    await unfold(teacher)
    const shown = await rows(teacher).allInnerTexts()
    expect(shown).toHaveLength(items.length)
    const standsFor = (item: (typeof items)[number]) => {
      if (item.kind === 'birthday') return [`${fullName(item.child)} turns ${item.turns}`]
      const timed = item.kind !== 'due'
      const parts = [
        words[item.status],
        timed && clock(new Date(item.dueAt)),
        timed && item.total > 0 && `${item.done} of ${item.total}`,
      ]
      return parts.flatMap((part) => part || [])
    }
    // An item that says little must not take the row of one that says more.
    const byMuch = items.toSorted((one, other) => standsFor(other).length - standsFor(one).length)
    const left = [...shown]
    for (const item of byMuch) {
      const place = left.findIndex((text) => standsFor(item).every((part) => text.includes(part)))
      expect(place, JSON.stringify(item)).toBeGreaterThanOrEqual(0)
      left.splice(place, 1)
    }
    const done = items.filter((item) => item.kind !== 'birthday' && item.status === 'done').length
    await expect(tasks(teacher)).toContainText(`${done} of`, { timeout: 1000 })
  }).toPass()
})

test('a teacher opens a task, records a child, and comes back to changed progress', async ({
  teacher,
  manager,
}) => {
  const id = crypto.randomUUID()
  const soon = soonAlone()
  const made = await callAs(manager, plan, 'submitPlanEntry', {
    id,
    kind: 'nappyChange',
    roomCode: 'tui',
    weekdays: [3],
    times: [soon],
    season: null,
    staffId: null,
    startsOn: '2026-03-11',
  })
  expect(made.status).toBe(200)

  await openHome(teacher)
  const task = rows(teacher).filter({ hasText: soon })
  await expect(task).toContainText('0 of 6')
  await task.click()
  await expect(teacher.getByRole('heading', { name: 'Nappy change', level: 1 })).toBeVisible()
  await teacher.getByRole('button', { name: /^Freya/ }).click()
  await teacher.getByRole('button', { name: /^Wet/ }).click()
  await expect(teacher.getByRole('status').getByText(/^Wet nappy, Freya, /)).toBeVisible()
  await teacher.getByRole('button', { name: 'Back' }).click()
  await expect(task).toContainText('1 of 6')
  const [kept] = (await day(teacher)).filter((item) => 'done' in item && item.done === 1)
  expect(kept).toMatchObject({ status: 'inProgress', total: 6 })
  await callAs(manager, plan, 'removePlanEntries', { ids: id })
})

test('the strip and the calendar open other days and show what was done', async ({ teacher }) => {
  await openHome(teacher)
  const [past, future] = [await day(teacher, '2026-03-03'), await day(teacher, '2026-03-12')]
  const done = past.filter((item) => item.kind !== 'birthday' && item.status === 'done').length
  const all = past.filter((item) => item.kind !== 'birthday').length

  await teacher.getByRole('button', { name: 'Calendar' }).click()
  const calendar = teacher.getByRole('dialog', { name: 'Calendar' })
  await test.step('the calendar counts the month as the server does', async () => {
    const { data } = await callAs(teacher, today, 'countMonth', { year: 2026, month: 2 })
    await calendar.getByRole('button', { name: 'Previous month' }).click()
    await expect(calendar.getByRole('heading', { name: 'February 2026' })).toBeVisible()
    for (const { day: on, tasks: count, done } of data) {
      const number = Number(on.slice(8))
      const words = count === 0 ? 'no tasks' : `${done} of ${count} tasks done`
      await expect(
        calendar.getByRole('button', { name: new RegExp(`, ${number} February, ${words}`) }),
      ).toBeVisible()
    }
    await calendar.getByRole('button', { name: 'Next month' }).click()
  })
  await calendar.getByRole('button', { name: `Tuesday, 3 March, ${done} of ${all} tasks done` }).click()
  await expect(calendar).toBeHidden()
  const then = teacher.getByRole('region', { name: 'Tasks · Tue, 3 Mar' })
  await expect(then).toContainText(`${done} of ${all} done`)
  await expect(then.getByRole('link').first()).toContainText('Not finished')

  await teacher.getByRole('button', { name: 'Next week' }).click()
  const planned = future.filter((item) => item.kind !== 'birthday').length
  await teacher.getByRole('button', { name: `Thursday, 12 March, ${planned} tasks planned` }).click()
  const ahead = teacher.getByRole('region', { name: 'Tasks · Thu, 12 Mar' })
  await expect(ahead.getByText('Birthday')).toHaveCount(future.length - planned)
  await expect(ahead.getByRole('listitem')).toHaveCount(future.length)
  await expect(ahead.getByText('Nappy change')).not.toHaveCount(0)
  await expect(ahead.getByRole('link', { name: /Nappy change/ })).toHaveCount(0)
  await expect(teacher.getByRole('region', { name: 'Who is here' })).toHaveCount(0)

  await teacher.getByRole('button', { name: 'Saturday, 14 March, no tasks' }).click()
  await expect(teacher.getByText('Nothing is planned for this day')).toBeVisible()

  await teacher.reload()
  await settled(teacher)
  await expect(teacher.getByText('Nothing is planned for this day')).toBeVisible()
  await teacher.getByRole('button', { name: /Wednesday, 11 March, today/ }).click()
  await expect(tasks(teacher)).toBeVisible()
})

test('a birthday shows the child’s new age and the allergies to consider for the cake', async ({
  teacher,
}) => {
  await openHome(teacher)
  const birthday = (await day(teacher)).find((item) => item.kind === 'birthday')
  if (birthday?.kind !== 'birthday') throw new Error('the demo has a birthday today')
  const { data } = await callAs(teacher, today, 'getBirthday', { taskId: birthday.id })
  await rows(teacher).filter({ hasText: 'turns' }).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/children-birthday-detail\?/)
  await expect(teacher.getByText(`turns ${birthday.turns}`)).toBeVisible()
  expect(data.cautions.length).toBeGreaterThan(0)
  const cautions = teacher.getByRole('region', { name: 'Before the cake' })
  for (const child of data.cautions) {
    await expect(cautions.getByText(child.firstName)).toBeVisible()
    for (const { substance } of child.allergies)
      await expect(cautions.getByText(substance).first()).toBeVisible()
  }
})

test('what waits has one count, on home, on the tab and in its list', async ({ manager }) => {
  await open(manager, '/')
  const { data } = await callAs(manager, today, 'countRequests', {})
  const forYou = manager.getByRole('region', { name: 'For you' })
  await expect(forYou.getByRole('link', { name: `Show all ${data.total}` })).toBeVisible()
  await expect(manager.getByRole('link', { name: `Home ${data.total}` })).toBeVisible()
  await forYou.getByRole('link', { name: /^Show all/ }).click()
  const rows = manager.getByRole('region', { name: /^(Only you|You or a colleague)$/ }).getByRole('link')
  await expect(rows).toHaveCount(data.total ?? 0)
  await expect(manager.getByRole('heading', { name: 'For you', level: 1 })).toBeVisible()
})

test('home begins with the person’s own room, remembers another choice, and leads to a room', async ({
  teacher,
}) => {
  await teacher.setViewportSize({ width: 390, height: 664 })
  await open(teacher, '/')
  await test.step('the first round of care stands on the first screen of a phone', async () => {
    const first = teacher.getByRole('region', { name: 'Next hour' }).getByRole('link').first()
    const bar = await teacher.getByRole('navigation', { name: 'Main' }).boundingBox()
    const box = await first.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? 0)
  })
  const rooms = teacher.getByRole('group', { name: 'Rooms' })
  const here = teacher.getByRole('region', { name: 'Who is here' }).getByRole('link')
  await rooms.getByRole('button', { name: 'All rooms' }).click()
  await expect(here).toHaveCount(4)
  await rooms.getByRole('button', { name: 'Tūī' }).click()
  await rooms.getByRole('button', { name: 'Kererū' }).click()
  await expect(here).toHaveText([/Tūī/, /Kererū/])
  await expect(rows(teacher).filter({ hasText: 'Pīwakawaka' })).toHaveCount(0)
  await teacher.reload()
  await settled(teacher)
  await expect(here).toHaveText([/Tūī/, /Kererū/])
  await here.filter({ hasText: 'Kererū' }).click()
  await expect(teacher).toHaveURL(/children-list\?code=kereru/)
})

test('a tip about a child is new until it has been opened', async ({ signInFresh }) => {
  const page = await signInFresh('teacher')
  await open(page, '/')
  const { data: ids } = await callAs(page, reminder, 'listChildrenWithTips', {})
  const card = page.getByRole('button', { name: /^Good to know/ })
  await expect(card).toContainText('New')
  await card.click()
  const sheet = page.getByRole('dialog', { name: 'Good to know' })
  await expect(sheet.getByRole('listitem')).toHaveCount(ids.length)
  const first = sheet.getByRole('listitem').first()
  await expect(first.getByText('New', { exact: true })).toBeVisible()
  await first.getByRole('button').click()
  await expect(first.getByText('New', { exact: true })).toHaveCount(0)
})

test('the platform administrator does not see a centre’s day', async ({ administrator }) => {
  await open(administrator, '/')
  await expect(administrator.getByText('Only a centre’s own people can see its day.')).toBeVisible()
  await expect(tasks(administrator)).toHaveCount(0)
})

test.describe('when a part fails to load', () => {
  test.use({ allowedProblems: [/500|Failed to load resource|INTERNET_DISCONNECTED/] })

  test('the others stay, and the user can retry', async ({ teacher }) => {
    // The app also refetches on its own, so requests fail until the user retries.
    const isAsked = () => teacher.evaluate(() => 'isAsked' in window)
    await teacher.route('**/children/list-today*', async (route) =>
      (await isAsked()) ? route.continue() : route.fulfill({ status: 500, json: {} }),
    )
    await open(teacher, '/')
    const here = teacher.getByRole('region', { name: 'Who is here' })
    await expect(here.getByRole('alert')).toContainText('Load fail')
    await expect(rows(teacher).first()).toBeVisible()
    await teacher.evaluate(() =>
      addEventListener('click', () => Object.assign(window, { isAsked: true }), true),
    )
    await here.getByRole('button', { name: 'Try again' }).click()
    await expect(here.getByRole('link')).toHaveCount(1)
    await teacher.unrouteAll({ behavior: 'wait' })
  })

  test('offline, loaded data stays on screen, and another day shows why it is missing', async ({
    teacher,
  }) => {
    await open(teacher, '/')
    const before = await rows(teacher).allInnerTexts()
    await teacher.context().setOffline(true)
    await expect(teacher.getByText('Network Connection lost')).toBeVisible()
    expect(await rows(teacher).allInnerTexts()).toEqual(before)
    await teacher.getByRole('button', { name: /^Tuesday, 10 March/ }).click()
    await expect(teacher.getByText('You’re offline. This needs an internet connection.')).toBeVisible()
    await teacher.context().setOffline(false)
  })
})
