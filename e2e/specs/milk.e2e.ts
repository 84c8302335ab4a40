// Recording milk: the same as last time, another amount, several children at once, and an allergy override with a reason.
// Each test uses its own children and checks what the server stored.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.contract.ts'
import { bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.rules.ts'
import { conflictsOf } from '@daybook/contract/care/allergen.rules.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { Page } from '@playwright/test'
import {
  chooseTime,
  clock,
  does,
  foot,
  freeOn,
  minute,
  planned,
  press,
  said,
  sheetOf,
  tile,
  timeZone,
} from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const screen = '/pages/home/task/milk'

const board = async (page: Page, code: string) => (await callAs(page, bottleFeed, 'getBoard', { code })).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]

const entriesOf = async (page: Page, code: string, { id }: Child) =>
  (await board(page, code)).children.find((child) => child.id === id)?.entries ?? []
const newest = async (page: Page, code: string, child: Child) => (await entriesOf(page, code, child)).at(-1)

const mayHaveDairy = (child: Child) =>
  conflictsOf(bottleFeedRules, { milk: 'formula', offered: 100, taken: 100 }, child).length === 0

/** Opens a room's board. @returns children who have been fed before and can have any milk */
async function openWith(page: Page, code: string, count: number): Promise<Child[]> {
  await open(page, `${screen}?code=${code}`)
  return freeOn(await board(page, code), count, (child) => child.last !== null && mayHaveDairy(child))
}

const lastOf = ({ last }: Child) => {
  if (!last) throw new Error('this child was never fed')
  return last.detail
}
/** The record of "as last time": the same bottle, fully drunk. */
const asLast = (child: Child) => {
  const { milk, offered } = lastOf(child)
  return { milk, offered, taken: offered }
}

test('one child’s milk takes two taps, as much as last time', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const { offered } = lastOf(child)
  await tile(teacher, child).click()
  await expect(planned(teacher, child)).toContainText(`${offered} mL`)
  await does(teacher, 'As last time').click()
  await expect(said(teacher, new RegExp(`^Recorded for ${child.firstName}, \\d\\d:\\d\\d$`))).toBeVisible()
  await expect(tile(teacher, child)).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(() => newest(teacher, 'tui', child))
    .toMatchObject({ detail: asLast(child), recordedBy: { name: expect.stringContaining('Hana') } })
  await teacher.reload()
  await expect(foot(teacher, child)).toContainText(`${offered} mL`)
})

test('the amount is set with the stepper, or typed', async ({ teacher }) => {
  const [stepped, typed] = (await openWith(teacher, 'tui', 2)) as [Child, Child]
  const { milk, offered } = lastOf(stepped)
  await tile(teacher, stepped).click()
  await planned(teacher, stepped).click()
  const first = sheetOf(teacher, stepped)
  await first.getByRole('button', { name: 'Offered: 10 mL more' }).click()
  await first.getByRole('button', { name: 'Offered: 10 mL more' }).click()
  await expect(first.getByLabel('Taken', { exact: true })).toHaveValue(`${offered + 20}`)
  for (let i = 0; i < 3; i++) await first.getByRole('button', { name: 'Taken: 10 mL less' }).click()
  await first.getByRole('button', { name: `Keep for ${stepped.firstName}` }).click()
  await expect(planned(teacher, stepped)).toContainText(`${offered - 10} of ${offered + 20} mL`)
  await press(teacher, new RegExp(`^Record for ${stepped.firstName}, `))
  await expect
    .poll(async () => (await newest(teacher, 'tui', stepped))?.detail)
    .toEqual({ milk, offered: offered + 20, taken: offered - 10 })

  await tile(teacher, typed).click()
  await planned(teacher, typed).click()
  const second = sheetOf(teacher, typed)
  await second.getByRole('radio', { name: 'Breast milk' }).check()
  await second.getByLabel('Offered', { exact: true }).fill('125')
  await second.getByLabel('Taken', { exact: true }).fill('95')
  await second.getByLabel('Note').fill('Slow today')
  await second.getByRole('button', { name: `Keep for ${typed.firstName}` }).click()
  await press(teacher, new RegExp(`^Record for ${typed.firstName}, `))
  await expect
    .poll(() => newest(teacher, 'tui', typed))
    .toMatchObject({ detail: { milk: 'breastMilk', offered: 125, taken: 95 }, note: 'Slow today' })
  await expect(foot(teacher, typed)).toContainText('95 of 125 mL …')
})

test('records several children at once, each with their last amount', async ({ teacher }) => {
  const children = await openWith(teacher, 'tui', 2)
  for (const child of children) await tile(teacher, child).click()
  const names = children.map(({ firstName }) => firstName).join(' and ')
  await does(teacher, 'Breast milk').click()
  await expect(said(teacher, new RegExp(`^Recorded for ${names}, `))).toBeVisible()
  for (const child of children)
    await expect
      .poll(async () => (await newest(teacher, 'tui', child))?.detail)
      .toEqual({ ...asLast(child), milk: 'breastMilk' })
})

test('a child without a bottle so far needs the kind of milk', async ({ teacher }) => {
  await open(teacher, `${screen}?code=kereru`)
  const [child] = freeOn(await board(teacher, 'kereru'), 1, ({ last }) => last === null) as [Child]
  await expect(tile(teacher, child)).toContainText('No bottle yet')
  await tile(teacher, child).click()
  await expect(does(teacher, 'As last time')).toBeDisabled()
  await does(teacher, 'Cow’s milk').click()
  await expect
    .poll(async () => (await newest(teacher, 'kereru', child))?.detail)
    .toEqual({ milk: 'cowsMilk', offered: 150, taken: 150 })
})

test('five litres, or more drunk than offered, shows an error and is not stored', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const before = await entriesOf(teacher, 'tui', child)
  await tile(teacher, child).click()
  await planned(teacher, child).click()
  const sheet = sheetOf(teacher, child)
  const [offered, taken] = ['Offered', 'Taken'].map((label) => sheet.getByLabel(label, { exact: true }))
  const keep = sheet.getByRole('button', { name: `Keep for ${child.firstName}` })
  await offered?.fill('5000')
  await expect(sheet.getByText('A bottle holds 500 mL at most. Please check the amount')).toBeInViewport()
  await expect(keep).toBeDisabled()
  await offered?.fill('120')
  await taken?.fill('150')
  await expect(
    sheet.getByText('The amount taken is more than the amount offered. Please check both'),
  ).toBeVisible()
  await expect(keep).toBeDisabled()
  await taken?.fill('120')
  await expect(keep).toBeEnabled()

  // The server refuses it too.
  const { now } = await board(teacher, 'tui')
  const record = (detail: { offered: number; taken: number }) =>
    callAs(teacher, bottleFeed, 'record', {
      id: crypto.randomUUID(),
      childId: child.id,
      occurredAt: now,
      detail: { milk: 'breastMilk', ...detail },
    })
  expect(await record({ offered: 5000, taken: 5000 })).toMatchObject({
    status: 422,
    error: 'AMOUNT_TOO_LARGE',
  })
  expect(await record({ offered: 120, taken: 150 })).toMatchObject({
    status: 422,
    error: 'AMOUNT_TAKEN_ABOVE_OFFERED',
  })
  expect(await entriesOf(teacher, 'tui', child)).toEqual(before)
})

test.describe('with a conflicting allergy or diet', () => {
  async function openWithConflict(page: Page): Promise<Child> {
    await open(page, `${screen}?code=tui`)
    const [child] = freeOn(await board(page, 'tui'), 1, (one) => !mayHaveDairy(one)) as [Child]
    return child
  }
  const heldSheet = (page: Page) => page.getByRole('dialog', { name: 'Check before recording' })

  test('a child is left out, and the others are recorded', async ({ teacher }) => {
    const child = await openWithConflict(teacher)
    const [other] = freeOn(await board(teacher, 'tui'), 1, mayHaveDairy) as [Child]
    for (const one of [child, other]) await tile(teacher, one).click()
    await does(teacher, 'Formula').click()
    const sheet = heldSheet(teacher)
    await expect(sheet.getByRole('button', { name: /^Record for / })).toBeDisabled()
    await sheet.getByRole('radio', { name: `Leave ${child.firstName} out` }).check()
    await sheet.getByRole('button', { name: `Record for ${other.firstName}` }).click()
    await expect
      .poll(async () => (await newest(teacher, 'tui', other))?.detail)
      .toEqual({ ...asLast(other), milk: 'formula' })
    expect(await newest(teacher, 'tui', child)).toEqual(child.entries.at(-1))
  })

  test('the reason is required before sending and is shown with the entry', async ({ teacher }) => {
    const child = await openWithConflict(teacher)
    await tile(teacher, child).click()
    await does(teacher, 'Formula').click()
    const sheet = heldSheet(teacher)
    await expect(sheet.getByText('May contain: dairy')).toBeVisible()
    const record = sheet.getByRole('button', { name: `Record for ${child.firstName}` })
    await expect(record).toBeDisabled()
    expect(await newest(teacher, 'tui', child)).toEqual(child.entries.at(-1))
    await sheet.getByRole('radio', { name: 'This one is free of it' }).check()
    await record.click()
    await expect
      .poll(() => newest(teacher, 'tui', child))
      .toMatchObject({ detail: { milk: 'formula' }, conflictReason: 'This one is free of it' })

    await teacher.reload()
    await foot(teacher, child).click()
    await expect(
      teacher.getByText('Given despite allergy or diet: This one is free of it', { exact: true }),
    ).toBeVisible()

    const { now } = await board(teacher, 'tui')
    const refused = await callAs(teacher, bottleFeed, 'record', {
      id: crypto.randomUUID(),
      childId: child.id,
      occurredAt: now,
      detail: { milk: 'cowsMilk', offered: 100, taken: 100 },
    })
    expect(refused).toMatchObject({ status: 422, error: 'CONFLICT_REASON_REQUIRED' })
    expect(refused.fields).toEqual({ [child.id]: 'CONFLICT_REASON_REQUIRED' })
  })
})

test('an entry can be undone within ten seconds, on every device', async ({
  colleague,
  assistantManager,
}) => {
  const [child] = (await openWith(colleague, 'tui', 1)) as [Child]
  await open(assistantManager, `${screen}?code=tui`)
  const before = await tile(assistantManager, child).textContent()
  await tile(colleague, child).click()
  await does(colleague, 'As last time').click()
  await expect.poll(async () => (await newest(colleague, 'tui', child))?.detail).toEqual(asLast(child))
  await expect(tile(assistantManager, child)).toContainText('Just now')
  await press(colleague, 'Undo')
  await expect(said(colleague, 'Undone')).toBeVisible()
  await expect.poll(() => entriesOf(colleague, 'tui', child)).toEqual(child.entries)
  await expect(foot(colleague, child)).toHaveCount(Math.min(1, child.entries.length))
  await expect(tile(assistantManager, child)).toHaveText(before ?? '')
})

test('an earlier bottle has its own time', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const { now, day } = await board(teacher, 'tui')
  const time = clock(Date.parse(now) - 25 * minute)
  await chooseTime(teacher, time)
  await tile(teacher, child).click()
  await does(teacher, 'As last time').click()
  await expect(said(teacher, `Recorded for ${child.firstName}, ${time}`)).toBeVisible()
  const occurredAt = instantOf(day, time, timeZone).toISOString()
  await expect
    .poll(() => newest(teacher, 'tui', child))
    .toMatchObject({ occurredAt, detail: asLast(child), late: false })
})
