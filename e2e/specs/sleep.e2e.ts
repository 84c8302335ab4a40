// The sleep board as a teacher works with it through a rest time, and what a manager sees and sets. Every test takes
// children of its own, and looks at what the server kept.
import { AxeBuilder } from '@axe-core/playwright'
import { message } from '@daybook/contract/message/message.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open, settled, test } from '../test.ts'

const screen = '/pages/home/task/sleep'
const gapsScreen = '/pages/home/task/sleep-gaps'
const minute = 60_000

const board = async (page: Page, code: string) => (await callAs(page, sleep, 'getBoard', { code })).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]
const childOf = async (page: Page, code: string, { id }: Child) => {
  const child = (await board(page, code)).children.find((one) => one.id === id)
  if (!child) throw new Error('the child left the board')
  return child
}
const sleepOf = async (page: Page, code: string, child: Child) => (await childOf(page, code, child)).sleep

/** So many minutes before now, by the server's clock. */
const ago = async (page: Page, code: string, minutes: number) =>
  new Date(Date.parse((await board(page, code)).now) - minutes * minute).toISOString()

/** Children of a room who are here and have not slept; the room's board is open. */
async function openWith(page: Page, code: string, count: number): Promise<Child[]> {
  await open(page, `${screen}?code=${code}`)
  const { children } = await board(page, code)
  const chosen = children
    .filter(({ presence, sleep, earlier }) => presence === 'present' && !sleep && earlier.length === 0)
    .slice(0, count)
  expect(chosen).toHaveLength(count)
  return chosen
}

/** Puts a child to bed and lets it fall asleep, past the page. @returns the sleep's id */
async function sleeping(page: Page, code: string, child: Child, minutes: number): Promise<string> {
  const id = crypto.randomUUID()
  const occurredAt = await ago(page, code, minutes)
  const records = [{ id, childId: child.id, occurredAt }]
  expect((await callAs(page, sleep, 'putToBed', { roomCode: code, records })).status).toBe(200)
  expect((await callAs(page, sleep, 'fallAsleep', { checkId: id, occurredAt })).status).toBe(200)
  return id
}

/** HH:mm at the centre. */
const clock = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' }).format(instant)

const face = (page: Page, { firstName, familyName }: Child) =>
  page.getByRole('button', { name: new RegExp(`${firstName}\\b.*${familyName}`) })
const sleeper = (page: Page, { firstName }: Child) =>
  page.getByRole('button', { name: new RegExp(`^Check ${firstName} `) })
const step = (page: Page, word: string, { firstName }: Child) =>
  page.getByRole('button', { name: `${word}: ${firstName}`, exact: true })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
const wellButton = (page: Page, { firstName }: Child) =>
  page.getByRole('button', { name: `All well: ${firstName}`, exact: true })

test('to bed, asleep, checked, awake: one tap each, and the sheet says who did what', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const kept = () => sleepOf(teacher, 'tui', child)
  await step(teacher, 'In bed', child).click()
  await expect(said(teacher, new RegExp(`^In bed: ${child.firstName}, \\d\\d:\\d\\d$`))).toBeVisible()
  await expect.poll(kept).toMatchObject({ detail: { asleepAt: null, upAt: null, checkInterval: 10 } })

  await step(teacher, 'Asleep', child).click()
  await expect(sleeper(teacher, child)).toHaveAccessibleName(/Asleep 0 min Check \d\d:\d\d 10 ?min$/)
  await expect.poll(async () => (await kept())?.detail.asleepAt).toBeTruthy()

  await sleeper(teacher, child).click()
  const sheet = teacher.getByRole('dialog', { name: `Check ${child.firstName}` })
  await sheet.getByRole('group', { name: 'Warmth' }).getByRole('radio', { name: 'Hot' }).check()
  await sheet.getByRole('radio', { name: 'On the side' }).check()
  await sheet.getByLabel('Note').fill('Took the blanket off')
  await sheet.getByRole('button', { name: 'Record this check' }).click()
  await expect.poll(async () => (await kept())?.checks.length).toBe(1)
  await expect(sheet).toBeHidden()

  await sleeper(teacher, child).click()
  // As it lay when it was last looked at.
  await expect(sheet.getByRole('radio', { name: 'On the side' })).toBeChecked()
  await wellButton(teacher, child).click()
  await expect
    .poll(async () => (await kept())?.checks.map((check) => [check.warmth, check.position]))
    .toEqual([
      ['hot', 'side'],
      ['normal', 'side'],
    ])
  await expect(sheet).toBeHidden()

  await step(teacher, 'Awake', child).click()
  await expect(face(teacher, child)).toContainText('Slept')
  const over = async () => (await childOf(teacher, 'tui', child)).earlier
  await expect.poll(over).toMatchObject([{ detail: { upAt: expect.any(String) } }])

  await press(teacher, `Open ${child.firstName}`)
  const history = teacher.getByRole('dialog', { name: child.firstName })
  await expect(history.getByRole('listitem')).toHaveText([
    /In bed\d\d:\d\d, Hana/,
    /Asleep\d\d:\d\d, Hana/,
    /Warmth: Hot, On the side\d\d:\d\d, Hana.*Took the blanket off/,
    /All well\. On the side\d\d:\d\d, Hana/,
    /Awake\d\d:\d\d, Hana/,
  ])
})

test('several at once, and all of it taken back', async ({ teacher }) => {
  const children = await openWith(teacher, 'tui', 2)
  const [one, two] = children as [Child, Child]
  for (const child of children) await face(teacher, child).click()
  const who = `${one.firstName} and ${two.firstName}`
  await expect(teacher.getByText(new RegExp(`^In bed: ${who}, \\d\\d:\\d\\d$`)).first()).toBeVisible()
  await press(teacher, new RegExp(`^In bed: ${who}, `))
  const states = () => Promise.all(children.map((child) => sleepOf(teacher, 'tui', child)))
  await expect.poll(async () => (await states()).map(Boolean)).toEqual([true, true])

  for (const child of children) await face(teacher, child).click()
  await press(teacher, new RegExp(`^Asleep: ${who}, `))
  await expect(sleeper(teacher, two)).toBeVisible()
  await expect.poll(async () => (await states()).every((one) => one?.detail.asleepAt)).toBe(true)
  await teacher.getByRole('status').getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(async () => (await states()).some((one) => one?.detail.asleepAt)).toBe(false)
  await expect(step(teacher, 'Asleep', one)).toBeVisible()

  for (const child of children) await face(teacher, child).click()
  await press(teacher, new RegExp(`^Up without sleep: ${who}, `))
  await expect(face(teacher, one)).toContainText('Did not sleep')
  await expect
    .poll(async () =>
      (await Promise.all(children.map((child) => childOf(teacher, 'tui', child)))).map(
        ({ earlier }) => earlier.length,
      ),
    )
    .toEqual([1, 1])
})

test('check all goes from one sleeper to the next, with a tap for each', async ({ teacher }) => {
  const children = await openWith(teacher, 'kereru', 2)
  const [later, sooner] = children as [Child, Child]
  await sleeping(teacher, 'kereru', later, 3)
  await sleeping(teacher, 'kereru', sooner, 6)
  await teacher.reload()
  await press(teacher, /^Check all, one by one \(\d+\)$/)
  await expect(teacher.getByRole('dialog', { name: `Check ${sooner.firstName}` })).toBeVisible()
  // A hasty double tap does not check the child that comes next.
  await wellButton(teacher, sooner).dblclick()
  await expect(teacher.getByRole('dialog', { name: `Check ${later.firstName}` })).toBeVisible()
  await expect(teacher.getByText(/^2 of \d+: /)).toBeVisible()
  const counts = () =>
    Promise.all(children.map(async (child) => (await sleepOf(teacher, 'kereru', child))?.checks.length))
  await expect.poll(counts).toEqual([0, 1])
  await expect(async () => {
    await wellButton(teacher, later).click()
    await expect(teacher.getByRole('dialog', { name: `Check ${later.firstName}` })).toBeHidden()
  }).toPass()
  await expect.poll(counts).toEqual([1, 1])
})

test('a late step has its own time, and a whole sleep can be told afterwards', async ({ teacher }) => {
  const [late, whole] = (await openWith(teacher, 'kereru', 2)) as [Child, Child]
  const at = await ago(teacher, 'kereru', 20)
  const time = (instant: string) => clock(new Date(instant))
  await press(teacher, `Open ${late.firstName}`)
  const sheet = teacher.getByRole('dialog', { name: late.firstName })
  await sheet.getByLabel('Time', { exact: true }).fill('23:30')
  await expect(sheet.getByText('That time has not come yet')).toBeVisible()
  await sheet.getByLabel('Time', { exact: true }).fill(time(at))
  await sheet.getByRole('button', { name: 'In bed' }).click()
  await expect
    .poll(async () => time((await sleepOf(teacher, 'kereru', late))?.occurredAt ?? at))
    .toBe(time(at))
  await expect(step(teacher, 'Asleep', late)).toBeVisible()

  await press(teacher, `Open ${whole.firstName}`)
  await press(teacher, 'Add a whole sleep')
  const form = teacher.getByRole('dialog', { name: `A sleep of ${whole.firstName}` })
  const [bed, asleep, up] = await Promise.all([40, 35, 15].map((minutes) => ago(teacher, 'kereru', minutes)))
  await form.getByLabel('In bed at').fill(time(up as string))
  await form.getByLabel('Asleep at').fill(time(asleep as string))
  await form.getByLabel('Up at').fill(time(bed as string))
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByLabel('In bed at').fill(time(bed as string))
  await form.getByLabel('Up at').fill(time(up as string))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(face(teacher, whole)).toContainText('Slept 20 min')
  await expect.poll(async () => (await childOf(teacher, 'kereru', whole)).earlier.length).toBe(1)

  // Nobody checked it, and the day's report says so.
  await open(teacher, `${gapsScreen}?code=kereru`)
  const report = teacher.getByRole('region', { name: `${whole.firstName} ${whole.familyName}` })
  await expect(report.getByRole('listitem')).toHaveText([/^Missed.*not checked until up.*10 min over$/])
})

test('what cannot be is told in words and with its key', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const id = await sleeping(teacher, 'tui', child, 15)
  const now = await ago(teacher, 'tui', 0)
  const again = [{ id: crypto.randomUUID(), childId: child.id, occurredAt: now }]
  const bed = await callAs(teacher, sleep, 'putToBed', { roomCode: 'tui', records: again })
  expect(bed).toMatchObject({ error: 'ALREADY_IN_BED', fields: { [child.id]: 'ALREADY_IN_BED' } })
  const wake = async (minutes: number) =>
    (await callAs(teacher, sleep, 'wakeUp', { checkId: id, occurredAt: await ago(teacher, 'tui', minutes) }))
      .error
  expect(await wake(-30)).toBe('TIME_IN_FUTURE')
  expect(await wake(0)).toBeUndefined()
  expect(await wake(12)).toBe('ALREADY_UP')
  const lying = crypto.randomUUID()
  const records = [{ id: lying, childId: child.id, occurredAt: await ago(teacher, 'tui', 0) }]
  expect((await callAs(teacher, sleep, 'putToBed', { roomCode: 'tui', records })).status).toBe(200)
  const occurredAt = await ago(teacher, 'tui', 0)
  expect((await callAs(teacher, sleep, 'wakeUp', { checkId: lying, occurredAt })).error).toBe('NOT_ASLEEP')
})

test.describe('without a network', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED/] })

  test('a second open sleep is refused with the name of the child', async ({ teacher, colleague }) => {
    const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
    await open(colleague, screen)
    await teacher.context().setOffline(true)
    await sleeping(colleague, 'tui', child, 15)
    await step(teacher, 'In bed', child).click()
    await expect(step(teacher, 'Asleep', child)).toBeVisible()
    await expect(face(teacher, child)).toContainText('Not sent yet')
    await teacher.context().setOffline(false)
    await expect(teacher.getByText(new RegExp(`${child.firstName}.* is in bed already`)).first()).toBeVisible(
      {
        timeout: 20_000,
      },
    )
    // And the board shows what is so.
    await expect(sleeper(teacher, child)).toContainText('Asleep 15 min')
  })

  test('a check falls due and overdue, also offline, and the wrong clock of a device changes nothing', async ({
    teacher,
  }) => {
    const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
    await sleeping(teacher, 'tui', child, 8.5)
    await teacher.reload()
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, \d\d:\d\d 2 ?min$/)

    // Somebody sets the device wrong, forward and back.
    const real = Date.now() + Number(process.env.E2E_SHIFT)
    await teacher.clock.setSystemTime(real + 5 * 60 * minute)
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, \d\d:\d\d 2 ?min$/)
    await teacher.clock.setSystemTime(real - 3 * 60 * minute)
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, \d\d:\d\d 2 ?min$/)
    await teacher.reload()
    await settled(teacher)
    await expect(sleeper(teacher, child)).toHaveAccessibleName(/ Soon, \d\d:\d\d 2 ?min$/)

    await teacher.context().setOffline(true)
    await teacher.clock.fastForward(2 * minute)
    await expect(sleeper(teacher, child)).toContainText('Check now')
    await expect(teacher.getByRole('alert')).toContainText(child.firstName)
    await teacher.clock.fastForward(2 * minute)
    await expect(sleeper(teacher, child)).toContainText('Overdue')
  })
})

test('claims carry the server’s time, whatever the device says', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  await teacher.clock.setSystemTime(Date.now() + Number(process.env.E2E_SHIFT) + 7 * 60 * minute)
  await step(teacher, 'In bed', child).click()
  const kept = async () => (await sleepOf(teacher, 'tui', child))?.occurredAt
  await expect.poll(kept).toBeTruthy()
  const off = Math.abs(Date.parse((await kept()) ?? '') - Date.parse(await ago(teacher, 'tui', 0)))
  expect(off).toBeLessThan(30_000)
})

test('a manager reads the gaps of the day, and sets how often is checked', async ({ teacher, manager }) => {
  const [child] = (await openWith(teacher, 'kereru', 1)) as [Child]
  const id = await sleeping(teacher, 'kereru', child, 30)
  const look = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
  for (const minutes of [17, 6]) {
    const occurredAt = await ago(teacher, 'kereru', minutes)
    const check = { id, checkId: crypto.randomUUID(), occurredAt, ...look }
    expect((await callAs(teacher, sleep, 'checkSleeper', check)).status).toBe(200)
  }
  await open(manager, `${screen}?code=kereru`)
  await manager.getByRole('link', { name: 'Gaps' }).click()
  const report = manager.getByRole('region', { name: `${child.firstName} ${child.familyName}` })
  await expect(report.getByRole('listitem')).toHaveText([/^Missed.*3 min over$/, /^Late.*1 min over$/])
  await expect(report).toContainText('Kererū')

  await open(manager, `${screen}?code=kereru`)
  await press(manager, 'Checks every 10 min')
  const sheet = manager.getByRole('dialog', { name: 'How often are sleepers checked?' })
  await sheet.getByLabel('Between two checks').selectOption('8')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByRole('button', { name: 'Checks every 8 min' })).toBeVisible()
  await teacher.reload()
  // A teacher sees it and cannot set it.
  await expect(teacher.getByText('Checks every 8 min')).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'Checks every 8 min' })).toHaveCount(0)
  expect((await callAs(manager, sleep, 'updateSettings', { checkInterval: 10 })).status).toBe(200)
})

test('a sleep stands among the entries of the day, where it is corrected and voided', async ({
  teacher,
  manager,
}) => {
  const [child] = (await openWith(teacher, 'kereru', 1)) as [Child]
  const id = await sleeping(teacher, 'kereru', child, 40)
  const occurredAt = await ago(teacher, 'kereru', 2)
  expect((await callAs(teacher, sleep, 'wakeUp', { checkId: id, occurredAt })).status).toBe(200)
  await open(manager, `/pages/home/task/check-details?id=${id}`)
  const sheet = manager.getByRole('dialog', { name: `${child.firstName} ${child.familyName}` })
  await expect(sheet.getByText(/^Asleep \d\d:\d\d, up \d\d:\d\d$/).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Change' }).click()
  const early = new Date(Date.parse(occurredAt) - 120 * minute)
  await sheet.getByLabel('Up at').fill(clock(early))
  await expect(sheet.getByText('In bed, asleep and up have to follow each other')).toBeVisible()
  const up = new Date(Date.parse(occurredAt) - 10 * minute)
  await sheet.getByLabel('Up at').fill(clock(up))
  await sheet.getByLabel('Why is it changed?').fill('She told me')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const kept = async () => (await childOf(teacher, 'kereru', child)).earlier.find((one) => one.id === id)
  await expect.poll(async () => clock(new Date((await kept())?.detail.upAt ?? 0))).toBe(clock(up))
  expect(await kept()).toMatchObject({ amendments: 1 })

  await open(manager, `/pages/home/task/check-details?id=${id}`)
  await expect(sheet.getByText('She told me')).toBeVisible()
  await sheet.getByRole('button', { name: 'Void' }).click()
  await sheet.getByLabel('Why is it voided?').fill('Another child')
  await sheet.getByRole('button', { name: 'Void this entry' }).click()
  await expect.poll(kept).toBeUndefined()
})

test('a manager who is told of a missed check is led to the board', async ({ manager }) => {
  await open(manager, screen)
  const { data } = await callAs(manager, message, 'listMessages', { size: 100 })
  const told = data.records.find(({ kind }) => kind === 'sleepCheckOverdue')
  await open(manager, `/pages/home/task/message-info?id=${told?.id}`)
  await expect(manager.getByRole('heading', { name: / was not checked in time$/ })).toBeVisible()
  await manager.getByRole('link', { name: 'Open what it is about' }).click()
  await expect(manager.getByRole('heading', { name: 'Sleep', exact: true })).toBeVisible()
  expect(new URL(manager.url()).hash).toContain(told?.link)
})

test('board, check and history hold against the rules of access', async ({ teacher }) => {
  const [child, lies] = (await openWith(teacher, 'kereru', 2)) as [Child, Child]
  await sleeping(teacher, 'kereru', child, 14)
  await step(teacher, 'In bed', lies).click()
  const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  const violations = async () =>
    (await new AxeBuilder({ page: teacher }).withTags(wcag).analyze()).violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
    )
  for (const colorScheme of ['light', 'dark'] as const) {
    await teacher.emulateMedia({ colorScheme })
    await teacher.reload()
    await expect(sleeper(teacher, child)).toBeVisible()
    expect(await violations(), `board, ${colorScheme}`).toEqual([])
    await sleeper(teacher, child).click()
    const sheet = teacher.getByRole('dialog', { name: `Check ${child.firstName}` })
    await expect(sheet).toBeVisible()
    expect(await violations(), `check, ${colorScheme}`).toEqual([])
    await teacher.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await press(teacher, `Open ${child.firstName}`)
    await expect(teacher.getByRole('dialog', { name: child.firstName })).toBeVisible()
    expect(await violations(), `history, ${colorScheme}`).toEqual([])
    await teacher.keyboard.press('Escape')
  }
})
