// Recording milk as last time, and undoing it. Each test uses its own children and checks what the server stored. The
// bar, amounts, allergies and times: web, bottleFeed/BottleFeedScreen.test.tsx.
import { bottleFeed, bottleFeedRules } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import type { Page } from '@playwright/test'
import { does, freeOn, planned, press, said, shortName, tile } from '../support/boards.ts'
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
