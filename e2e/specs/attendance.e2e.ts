// Attendance for teachers and managers. Each test uses its own children from the rooms of the older ones and first sets
// up their state.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { addDays, instantOf, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import type { Page } from '@playwright/test'
import { onTile } from '../support/boards.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

const screen = '/pages/home/children-list'
const timeZone = 'Pacific/Auckland'

type Child = Awaited<ReturnType<typeof board>>['children'][number]

const board = async (page: Page) => (await callAs(page, attendance, 'listToday', {})).data
const childOf = async (page: Page, id: string) =>
  (await board(page)).children.find((child) => child.id === id)
const today = async (page: Page, time: string) =>
  instantOf((await board(page)).day, time, timeZone).toISOString()

/** Children of a room, brought to be either present since 8:00 or not signed in. */
async function childrenWith(
  page: Page,
  code: string,
  from: number,
  states: ('here' | 'notYet')[],
): Promise<Child[]> {
  const { children } = await board(page)
  const own = children.filter((child) => child.roomCode === code && child.expectedFrom !== null)
  const chosen = own.slice(from, from + states.length)
  expect(chosen).toHaveLength(states.length)
  for (const [i, child] of chosen.entries()) await bringInto(page, child, states[i] === 'here')
  return chosen
}

async function bringInto(page: Page, child: Child, here: boolean) {
  const stays = child.attendances.map((stay) => stay.id).join()
  if (stays) await callAs(page, attendance, 'voidSignIn', { ids: stays, reason: 'A test begins' })
  await callAs(page, attendance, 'clearAbsence', { ids: child.id })
  if (!here) return
  const occurredAt = await today(page, '08:00')
  expect((await callAs(page, attendance, 'signIn', { ids: child.id, occurredAt })).status).toBe(200)
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const named = (child: Child) => onTile(child)
const face = (page: Page, groupName: string, child: Child) =>
  group(page, groupName).getByRole('button', { name: named(child) })
const openSheet = async (page: Page, groupName: string, child: Child) => {
  await group(page, groupName)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: named(child) }) })
    .getByRole('button', { name: `Open ${child.firstName}` })
    .click()
  return page.getByRole('dialog', { name: fullName(child) })
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a teacher signs a child in, undoes it, and signs the child in again', async ({ manager, teacher }) => {
  const [child] = (await childrenWith(manager, 'totara', 0, ['notYet'])) as [Child]
  await open(teacher, `${screen}?code=totara`)
  await face(teacher, 'Expected', child).click()
  await expect(teacher.getByText(new RegExp(`^Sign in ${child.firstName}, \\d\\d:\\d\\d$`))).toBeVisible()
  await press(teacher, 'Sign in')
  await expect(face(teacher, 'Here', child)).toBeVisible()
  await press(teacher, 'Undo')
  await expect(face(teacher, 'Expected', child)).toBeVisible()
  await expect.poll(async () => (await childOf(teacher, child.id))?.attendances).toEqual([])

  await face(teacher, 'Expected', child).click()
  await press(teacher, 'Sign in')
  await expect.poll(async () => (await childOf(teacher, child.id))?.presence).toBe('present')
  await teacher.reload()
  await expect(face(teacher, 'Here', child)).toBeVisible()
})

test('a teacher signs several children in with their arrival time, and out again', async ({
  manager,
  teacher,
}) => {
  const children = await childrenWith(manager, 'totara', 1, ['notYet', 'notYet', 'notYet'])
  await open(teacher, `${screen}?code=totara`)
  for (const child of children) await face(teacher, 'Expected', child).click()
  await teacher.getByRole('button', { name: /^Time: / }).click()
  const sheet = teacher.getByRole('dialog', { name: 'When was it?' })
  await sheet.getByLabel('Time', { exact: true }).fill('23:00')
  await expect(sheet.getByText('That time is in the future')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Use this time' })).toBeDisabled()
  await sheet.getByLabel('Time', { exact: true }).fill('08:10')
  await sheet.getByRole('button', { name: 'Use this time' }).click()
  await expect(teacher.getByText('Sign in 3 children, 08:10')).toBeVisible()
  await press(teacher, 'Sign in')
  for (const child of children) await expect(face(teacher, 'Here', child)).toContainText('08:10')
  const expected = await today(teacher, '08:10')
  for (const { id } of children)
    await expect.poll(async () => (await childOf(teacher, id))?.signedInAt).toBe(expected)

  for (const child of children) await face(teacher, 'Here', child).click()
  await press(teacher, 'Sign out')
  await expect(teacher.getByRole('dialog', { name: 'Who is collecting 3 children?' })).toBeVisible()
  await press(teacher, 'Nobody has been asked')
  for (const child of children) {
    await expect(face(teacher, 'Gone home', child)).toContainText('early')
    await expect.poll(async () => (await childOf(teacher, child.id))?.presence).toBe('goneHome')
  }
})

test('chooses all expected children with one tap', async ({ manager, teacher }) => {
  await childrenWith(manager, 'kereru', 0, ['notYet', 'notYet'])
  await open(teacher, `${screen}?code=kereru`)
  const expected = await group(teacher, 'Expected').getByRole('listitem').count()
  expect(expected).toBeGreaterThanOrEqual(2)
  await press(teacher, 'Choose all: Expected')
  await expect(teacher.getByText(new RegExp(`^Sign in ${expected} children, `))).toBeVisible()
  await press(teacher, 'Choose none: Expected')
  await expect(teacher.getByText(/^Sign in \d+ children, /)).toBeHidden()
})

test('a child is marked absent with a reason, then arrives', async ({ manager, teacher }) => {
  const [child] = (await childrenWith(manager, 'totara', 5, ['notYet'])) as [Child]
  await open(teacher, `${screen}?code=totara`)
  await face(teacher, 'Expected', child).click()
  await press(teacher, 'Away')
  const sheet = teacher.getByRole('dialog', { name: `Away today: ${child.firstName}` })
  await sheet.getByText('Holiday').click()
  await sheet.getByLabel('Note').fill('Back on Friday, says Nana')
  await sheet.getByRole('button', { name: 'Mark as away' }).click()
  await expect(face(teacher, 'Away', child)).toContainText('Holiday')
  await expect
    .poll(async () => (await childOf(teacher, child.id))?.absence)
    .toEqual({ reason: 'holiday', note: 'Back on Friday, says Nana' })

  const day = await openSheet(teacher, 'Away', child)
  await expect(day.getByText('Away: Holiday, Back on Friday, says Nana')).toBeVisible()
  await day.getByRole('button', { name: 'Coming after all' }).click()
  await expect(face(teacher, 'Expected', child)).toBeVisible()
  await expect.poll(async () => (await childOf(teacher, child.id))?.absence).toBeNull()
})

test('a manager undoes a teacher’s record with a reason, and another teacher cannot', async ({
  manager,
  teacher,
}) => {
  const [child] = (await childrenWith(manager, 'totara', 6, ['here'])) as [Child]
  await open(teacher, `${screen}?code=totara`)
  const refused = await openSheet(teacher, 'Here', child)
  await expect(refused.getByText(/Only .+ or a manager can undo this/)).toBeVisible()
  await refused.getByRole('button', { name: 'Close' }).click()
  await face(teacher, 'Here', child).click()
  await press(teacher, 'Sign out')
  await press(teacher, 'Nobody has been asked')
  await expect.poll(async () => (await childOf(teacher, child.id))?.presence).toBe('goneHome')

  // A stream that opens late repeats the events of the last seconds. They must not undo what was read.
  await open(manager, `${screen}?code=totara`)
  const sheet = await openSheet(manager, 'Gone home', child)
  await sheet.getByRole('button', { name: 'Undo sign-out' }).click()
  await sheet.getByRole('button', { name: 'Undo sign-out' }).click()
  await expect(sheet.getByText('Please give a reason')).toBeVisible()
  await sheet.getByLabel('Why?').fill('Went to the garden, not home')
  await sheet.getByRole('button', { name: 'Undo sign-out' }).click()
  await expect.poll(async () => (await childOf(manager, child.id))?.presence).toBe('present')
  await sheet.getByRole('button', { name: 'Undo sign-in' }).click()
  await sheet.getByLabel('Why?').fill('The wrong twin')
  await sheet.getByRole('button', { name: 'Undo sign-in' }).click()
  await expect.poll(async () => (await childOf(manager, child.id))?.attendances).toEqual([])
})

test('a missed sign-out is completed with a time on that day', async ({ manager, teacher }) => {
  const { day, children } = await board(manager)
  const child = children.filter(({ roomCode }) => roomCode === 'kereru').at(-1) as Child
  // A Sunday: nobody is enrolled, so nothing is recorded yet.
  const then = addDays(day, -weekdayOf(day))
  const occurredAt = instantOf(then, '08:20', timeZone).toISOString()
  const made = await callAs(manager, attendance, 'signIn', { ids: child.id, occurredAt, roomCode: 'kereru' })
  expect(made.status).toBe(200)
  const name = fullName(child)
  const question = teacher.locator('form').filter({ hasText: `When did ${name} go home` })
  const line = teacher.getByRole('button', { name: new RegExp(`^${name} was not signed out`) })

  await open(teacher, `${screen}?code=tui`)
  await expect(line).toHaveCount(0)
  await open(teacher, `${screen}?code=kereru`)
  await expect(question).toBeHidden()
  await line.click()
  await expect(question).toContainText('When did')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(question).toContainText('Please enter a time')
  await question.getByLabel(/When did/).fill('08:00')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(question).toContainText(`That is before ${child.firstName} arrived at 08:20`)
  await question.getByLabel(/When did/).fill('15:40')
  await question.getByRole('button', { name: 'Save' }).click()
  await expect(question).toBeHidden()
  const answered = async () => {
    const { data } = await callAs(teacher, attendance, 'listToday', { date: then })
    return data.children.find(({ id }) => id === child.id)?.signedOutAt
  }
  await expect.poll(answered).toBe(instantOf(then, '15:40', timeZone).toISOString())
  await teacher.reload()
  await settled(teacher)
  await expect(question).toBeHidden()
})

test('a manager puts the attendance of an earlier day right on the child’s page', async ({ manager }) => {
  const { day, children } = await board(manager)
  const child = children.filter(({ roomCode }) => roomCode === 'kereru').at(-2) as Child
  const then = addDays(day, -weekdayOf(day))
  const at = (time: string) => instantOf(then, time, timeZone).toISOString()
  const stays = async () => {
    const { data } = await callAs(manager, attendance, 'listStays', { from: then, childId: child.id })
    return data.records.map((stay) => [stay.signedInAt, stay.signedOutAt, stay.corrections[0]?.reason])
  }
  await open(manager, `/pages/home/child?id=${child.id}&date=${then}`)
  await press(manager, 'Record')
  await press(manager, 'Attendance of this day')
  const sheet = manager.getByRole('dialog', { name: /^Attendance on/ })
  const answer = async (question: string, time: string) => {
    await sheet.getByLabel(new RegExp(`^When did .* ${question}`)).fill(time)
    await sheet.getByRole('button', { name: 'Save' }).click()
  }
  await answer('come on', '08:10')
  await answer('go home on', '15:00')
  await expect.poll(stays).toEqual([[at('08:10'), at('15:00'), undefined]])
  await sheet.getByRole('button', { name: 'Undo sign-out' }).click()
  await sheet.getByLabel('Why?').fill('Stayed longer')
  await sheet.getByRole('button', { name: 'Undo sign-out' }).click()
  await answer('go home on', '16:20')
  await expect.poll(stays).toEqual([[at('08:10'), at('16:20'), 'Stayed longer']])
})

test.describe('without a network', () => {
  test.use({ allowedProblems: [/INTERNET_DISCONNECTED|fetching the script/] })

  test('two teachers sign the same child in: one succeeds and the other gets a message', async ({
    manager,
    teacher,
  }) => {
    const [child] = (await childrenWith(manager, 'totara', 4, ['notYet'])) as [Child]
    for (const page of [manager, teacher]) await open(page, `${screen}?code=totara`)
    // The teacher's page does not hear of the manager's sign-in until its own is sent.
    await teacher.context().setOffline(true)
    await face(teacher, 'Expected', child).click()
    await press(teacher, 'Sign in')
    await expect(face(teacher, 'Here', child)).toBeVisible()
    expect((await childOf(manager, child.id))?.attendances).toEqual([])
    await face(manager, 'Expected', child).click()
    await press(manager, 'Sign in')
    await expect.poll(async () => (await childOf(manager, child.id))?.presence).toBe('present')
    await teacher.context().setOffline(false)
    await teacher.getByText(`${child.firstName}: This child is already signed in`).waitFor()
    for (const page of [teacher, manager]) await expect(face(page, 'Here', child)).toBeVisible()
    expect((await childOf(manager, child.id))?.attendances).toHaveLength(1)
  })
})

test('a teacher starts and ends their own shift', async ({ signInFresh }) => {
  const teacher = await signInFresh('otherTeacher')
  await open(teacher, screen)
  const own = async () => (await board(teacher)).ownWork
  if (await own()) await callAs(teacher, attendance, 'endWork', {})
  await teacher.reload()
  await teacher.getByRole('button', { name: 'Start work', exact: true }).click()
  await teacher.getByRole('button', { name: /^Start work, / }).click()
  await expect.poll(own).toMatchObject({ day: (await board(teacher)).day })
  await teacher.getByRole('button', { name: /^At work since / }).click()
  const sheet = teacher.getByRole('dialog', { name: /^At work since / })
  await sheet.getByLabel('Time', { exact: true }).fill('23:30')
  await expect(sheet.getByText('That time is in the future')).toBeVisible()
  await sheet.getByRole('button', { name: 'Now' }).click()
  await sheet.getByRole('button', { name: /^End work, / }).click()
  await expect.poll(own).toBeNull()
  await expect(teacher.getByRole('button', { name: 'Start work', exact: true })).toBeVisible()
})

test('finds a child without its macrons', async ({ teacher }) => {
  await open(teacher, screen)
  await teacher
    .getByRole('group', { name: 'Rooms' })
    .getByRole('button', { name: /All rooms/ })
    .click()
  const { children } = await board(teacher)
  const child = children.find(({ firstName }) => /[āēīōū]/i.test(firstName)) as Child
  const plain = child.firstName.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  await teacher.getByRole('searchbox', { name: 'Find a child' }).fill(plain.toUpperCase())
  await expect(teacher.getByRole('button', { name: `Open ${child.firstName}` }).first()).toBeVisible()
  await teacher.getByRole('searchbox', { name: 'Find a child' }).fill('Qqqq')
  await expect(teacher.getByText('No child with that name here')).toBeVisible()
  await teacher.getByRole('button', { name: 'Show all', exact: true }).click()
  await expect(teacher.getByRole('searchbox', { name: 'Find a child' })).toHaveValue('')
})
