// Recording milk: the same as last time, another amount, several children at once, and an allergy override with a reason.
// Each test uses its own children and checks what the server stored.
import { bottleFeed, bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { instantOf } from '@daybook/contract/kernel/dates.ts'
import type { Page } from '@playwright/test'
import {
  chooseTime,
  clock,
  does,
  freeOn,
  minute,
  openEntry,
  planned,
  press,
  said,
  shortName,
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
/** The record of "as last time": the same bottle. Nobody has said how much was taken. */
const asLast = (child: Child) => {
  const { milk, offered } = lastOf(child)
  return { milk, offered, taken: null }
}
const chooseAmount = (page: Page, strip: 'Offered' | 'Taken', name: string) =>
  page.getByRole('group', { name: strip }).getByRole('button', { name, exact: true }).click()

test('one child’s milk takes two taps, as much as last time', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const { offered } = lastOf(child)
  await tile(teacher, child).click()
  await expect(planned(teacher, child)).toContainText(`${offered} mL`)
  await does(teacher, 'As last time').click()
  await expect(
    said(teacher, new RegExp(`, offered ${offered} mL, ${shortName(child)}, \\d\\d:\\d\\d$`)),
  ).toBeVisible()
  await expect(tile(teacher, child)).toHaveAttribute('aria-pressed', 'false')
  await expect
    .poll(() => newest(teacher, 'tui', child))
    .toMatchObject({ detail: asLast(child), recordedBy: { name: expect.stringContaining('Hana') } })
  await teacher.reload()
  await expect(tile(teacher, child)).toContainText(`${offered} mL`)
})

test('records several children at once, with the amounts of the bar', async ({ teacher }) => {
  const children = await openWith(teacher, 'tui', 2)
  for (const child of children) await tile(teacher, child).click()
  const names = children.map(shortName).join(' and ')
  await chooseAmount(teacher, 'Offered', '120 mL')
  await chooseAmount(teacher, 'Taken', 'All')
  await does(teacher, 'Breast milk').click()
  await expect(said(teacher, new RegExp(`^Breast milk, 120 mL, for ${names}, `))).toBeVisible()
  for (const child of children)
    await expect
      .poll(async () => (await newest(teacher, 'tui', child))?.detail)
      .toEqual({ milk: 'breastMilk', offered: 120, taken: 120 })
})

test('what was taken is added later, on the tile or in the entry', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const { offered } = lastOf(child)
  await tile(teacher, child).click()
  await does(teacher, 'As last time').click()
  await press(teacher, `${child.firstName}: Taken all ${offered} mL`)
  await expect
    .poll(() => newest(teacher, 'tui', child))
    .toMatchObject({ detail: { ...asLast(child), taken: offered }, version: 2 })

  await tile(teacher, child).click()
  await does(teacher, 'As last time').click()
  await openEntry(teacher, child)
  const sheet = teacher.getByRole('dialog', { name: `${child.firstName} ${child.familyName}` })
  await expect(sheet.getByText('taken not said yet')).toBeVisible()
  await sheet.getByRole('button', { name: 'Other amount' }).click()
  await sheet.getByLabel('Taken', { exact: true }).fill('30')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => newest(teacher, 'tui', child))
    .toMatchObject({ detail: { ...asLast(child), taken: 30 }, version: 2 })
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
    await chooseAmount(teacher, 'Offered', '150 mL')
    await does(teacher, 'Formula').click()
    const sheet = heldSheet(teacher)
    await expect(sheet.getByRole('button', { name: /^Record for / })).toBeDisabled()
    await sheet.getByRole('radio', { name: `Leave ${child.firstName} out` }).check()
    await sheet.getByRole('button', { name: `Record for ${other.firstName}` }).click()
    await expect
      .poll(async () => (await newest(teacher, 'tui', other))?.detail)
      .toEqual({ milk: 'formula', offered: 150, taken: null })
    expect(await newest(teacher, 'tui', child)).toEqual(child.entries.at(-1))
  })

  test('the reason is required before sending and is shown with the entry', async ({ teacher }) => {
    const child = await openWithConflict(teacher)
    await tile(teacher, child).click()
    await chooseAmount(teacher, 'Offered', '150 mL')
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
    await openEntry(teacher, child)
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
  await expect(tile(assistantManager, child)).toHaveText(before ?? '')
})

test('an earlier bottle has its own time', async ({ teacher }) => {
  const [child] = (await openWith(teacher, 'tui', 1)) as [Child]
  const { now, day } = await board(teacher, 'tui')
  const time = clock(Date.parse(now) - 25 * minute)
  await chooseTime(teacher, time)
  await tile(teacher, child).click()
  await does(teacher, 'As last time').click()
  await expect(said(teacher, new RegExp(`, ${shortName(child)}, ${time}`))).toBeVisible()
  const occurredAt = instantOf(day, time, timeZone).toISOString()
  await expect
    .poll(() => newest(teacher, 'tui', child))
    .toMatchObject({ occurredAt, detail: asLast(child), late: false })
})
