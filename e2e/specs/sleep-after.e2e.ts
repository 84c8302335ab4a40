// After a sleep: the server's time, the day's gaps, corrections, and messages about missed checks.

import { fullName } from '@daybook/contract/child/child.rules.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { violations } from '../support/axe.ts'
import { openSheet } from '../support/boards.ts'
import {
  ago,
  type Child,
  childOf,
  clock,
  minute,
  openWith,
  press,
  screen,
  sleeper,
  sleeping,
  sleepOf,
  step,
} from '../support/sleepers.ts'
import { callAs, expect, open, test } from '../test.ts'

test('entries have the server’s time, not the device’s', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'totara', 1)) as [Child]
  await teacher.clock.setSystemTime(Date.now() + Number(process.env.E2E_SHIFT) + 7 * 60 * minute)
  await step(teacher, 'In bed', child).click()
  const kept = async () => (await sleepOf(teacher, 'totara', child))?.occurredAt
  await expect.poll(kept).toBeTruthy()
  const off = Math.abs(Date.parse((await kept()) ?? '') - Date.parse(await ago(teacher, 'totara', 0)))
  expect(off).toBeLessThan(30_000)
})

test('a manager reads the day’s gaps and sets the check interval', async ({ teacher, manager }) => {
  const [child] = (await openWith(teacher, 'totara', 1)) as [Child]
  const id = await sleeping(teacher, 'totara', child, 30)
  const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
  for (const minutes of [17, 6]) {
    const occurredAt = await ago(teacher, 'totara', minutes)
    const check = { id, checkId: crypto.randomUUID(), occurredAt, ...look }
    expect((await callAs(teacher, sleep, 'checkSleeper', check)).status).toBe(200)
  }
  await open(manager, `${screen}?code=totara`)
  await manager.getByRole('link', { name: 'Gaps' }).click()
  const report = manager.getByRole('region', { name: fullName(child) })
  await expect(report.getByRole('listitem')).toHaveText([/^Missed.*3 min over$/, /^Late.*1 min over$/])
  await expect(report).toContainText('Tōtara')

  await open(manager, `${screen}?code=totara`)
  await press(manager, 'Checks every 10 min')
  const sheet = manager.getByRole('dialog', { name: 'How often do you check sleepers?' })
  await sheet.getByLabel('Time between checks').selectOption('8')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByRole('button', { name: 'Checks every 8 min' })).toBeVisible()
  await teacher.reload()
  // A teacher can see it but not change it.
  await expect(teacher.getByText('Checks every 8 min')).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'Checks every 8 min' })).toHaveCount(0)
  expect((await callAs(manager, sleep, 'updateSettings', { checkInterval: 10 })).status).toBe(200)
})

test('a sleep is listed in the day’s entries, and can be corrected and voided there', async ({
  teacher,
  manager,
}) => {
  const [child] = (await openWith(teacher, 'totara', 1)) as [Child]
  const id = await sleeping(teacher, 'totara', child, 40)
  const occurredAt = await ago(teacher, 'totara', 2)
  expect((await callAs(teacher, sleep, 'wakeUp', { checkId: id, occurredAt })).status).toBe(200)
  await open(manager, `/pages/home/task/check-details?id=${id}`)
  const sheet = manager.getByRole('dialog', { name: fullName(child) })
  await expect(sheet.getByText(/^Asleep \d\d:\d\d, up \d\d:\d\d$/).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Change' }).click()
  const early = new Date(Date.parse(occurredAt) - 120 * minute)
  await sheet.getByLabel('Up at').fill(clock(early))
  await expect(sheet.getByText('The times have to be in order: in bed, asleep, up')).toBeVisible()
  const up = new Date(Date.parse(occurredAt) - 10 * minute)
  await sheet.getByLabel('Up at').fill(clock(up))
  await sheet.getByLabel('Why are you changing it?').fill('She told me')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const kept = async () => (await childOf(teacher, 'totara', child)).earlier.find((one) => one.id === id)
  await expect.poll(async () => clock(new Date((await kept())?.detail.upAt ?? 0))).toBe(clock(up))
  expect(await kept()).toMatchObject({ amendments: 1 })

  await open(manager, `/pages/home/task/check-details?id=${id}`)
  await expect(sheet.getByText('She told me')).toBeVisible()
  await sheet.getByRole('button', { name: 'Void' }).click()
  await sheet.getByLabel('Why are you voiding it?').fill('Another child')
  await sheet.getByRole('button', { name: 'Void this entry' }).click()
  await expect.poll(kept).toBeUndefined()
})

test('a message about a missed check links to the board', async ({ manager }) => {
  const { data } = await callAs(manager, message, 'listMessages', { size: 100 })
  const told = data.records.find(({ kind }) => kind === 'sleep.checkOverdue')
  await open(manager, `/pages/home/task/message-info?id=${told?.id}`)
  await expect(manager.getByRole('heading', { name: / was not checked on time$/ })).toBeVisible()
  await manager.getByRole('link', { name: 'See details' }).click()
  await expect(manager.getByRole('heading', { name: 'Sleep', exact: true })).toBeVisible()
  expect(new URL(manager.url()).hash).toContain(told?.link)
})

test('board, check and history have no axe violations', async ({ teacher }) => {
  const [child, lies] = (await openWith(teacher, 'totara', 2)) as [Child, Child]
  await sleeping(teacher, 'totara', child, 14)
  await step(teacher, 'In bed', lies).click()
  for (const colorScheme of ['light', 'dark'] as const) {
    await teacher.emulateMedia({ colorScheme })
    await expect(sleeper(teacher, child)).toBeVisible()
    expect(await violations(teacher), `board, ${colorScheme}`).toEqual([])
    await sleeper(teacher, child).click()
    const sheet = teacher.getByRole('dialog', { name: `Check ${child.firstName}` })
    await expect(sheet).toBeVisible()
    expect(await violations(teacher), `check, ${colorScheme}`).toEqual([])
    await teacher.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await openSheet(teacher, child)
    const history = teacher.getByRole('dialog', { name: child.firstName })
    await expect(history).toBeVisible()
    expect(await violations(teacher), `history, ${colorScheme}`).toEqual([])
    await teacher.keyboard.press('Escape')
    await expect(history).toBeHidden()
  }
})
