// Sunscreen for a room that goes outside, and the countdown to the next application. Each test uses its own children and
// checks what the server stored. Consent, allergies and reactions: web, sunscreenApplication/SunscreenBoard.test.tsx.

import { care } from '@daybook/contract/care/care.contract.ts'
import { conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { sunscreenApplicationRules } from '@daybook/contract/sunscreenApplication/sunscreenApplication.rules.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import type { Page } from '@playwright/test'
import {
  chooseAllPresent,
  chooseTime,
  clock,
  does,
  freeOn,
  minute,
  said,
  shortName,
  tile,
} from '../support/boards.ts'
import { callAs, expect, open, test } from '../test.ts'

const screen = '/pages/home/task/sunscreen'

type Search = { code?: string; taskId?: string; date?: string }
const board = async (page: Page, search: Search) =>
  (await callAs(page, sunscreenApplication, 'getBoard', search)).data
type Child = Awaited<ReturnType<typeof board>>['children'][number]

const entriesOf = async (page: Page, search: Search, { id }: Child) =>
  (await board(page, search)).children.find((child) => child.id === id)?.entries ?? []
const newest = async (page: Page, child: Child, search: Search = { code: 'tui' }) =>
  (await entriesOf(page, search, child)).at(-1)

const isSensitive = (child: Child) =>
  conflictsOf(sunscreenApplicationRules, { outcome: 'applied' }, child).length > 0
const getsOurs = (child: Child) => child.sunscreenConsent === 'centreCream' && !isSensitive(child)

async function openWith(page: Page, isWanted: (child: Child) => boolean): Promise<Child> {
  await open(page, `${screen}?code=tui`)
  const [child] = freeOn(await board(page, { code: 'tui' }), 1, isWanted) as [Child]
  return child
}

/** The value that “applied” for all records for a child. */
const outcomeOf = ({ sunscreenConsent }: Child) =>
  sunscreenConsent === 'centreCream'
    ? 'applied'
    : sunscreenConsent === 'ownCream'
      ? 'ownCream'
      : 'notConsented'

test('an application starts a two-hour countdown', async ({ teacher }) => {
  const child = await openWith(teacher, getsOurs)
  await tile(teacher, child).click()
  await does(teacher, 'Sunscreen applied').click()
  await expect(said(teacher, new RegExp(`^Sunscreen applied, ${shortName(child)}, `))).toBeVisible()
  await expect(tile(teacher, child)).toContainText('Again in 2 h 0 min')
  await expect.poll(async () => (await newest(teacher, child))?.detail).toEqual({ outcome: 'applied' })
})

test('an application two hours ago is due, also when recorded late', async ({ teacher, manager }) => {
  await open(teacher, `${screen}?code=tui`)
  const { now, children } = await board(teacher, { code: 'tui' })
  const cameBefore = Date.parse(now) - 130 * minute
  const isEarly = ({ stays }: Child) => stays.some(({ signedInAt }) => Date.parse(signedInAt) < cameBefore)
  const [child] = freeOn({ now, children }, 1, (one) => getsOurs(one) && isEarly(one)) as [Child]
  // This morning's entry was for another child.
  for (const { id } of child.entries)
    await callAs(manager, care, 'voidCareEntry', { id, reason: 'It was another child' })

  const time = clock(Date.parse(now) - 125 * minute)
  await chooseTime(teacher, time)
  await tile(teacher, child).click()
  await does(teacher, 'Sunscreen applied').click()
  await expect(said(teacher, new RegExp(`Sunscreen applied, ${shortName(child)}, ${time}`))).toBeVisible()
  await expect(tile(teacher, child)).toContainText(/Due for [56]\smin/)
  await expect.poll(() => entriesOf(teacher, { code: 'tui' }, child)).toHaveLength(1)
  expect(clock((await newest(teacher, child))?.occurredAt ?? '')).toBe(time)
})

test('“applied” for all present children is the centre’s cream, or the child’s own', async ({ teacher }) => {
  await open(teacher, screen)
  const { data: items } = await callAs(teacher, today, 'listDay', {})
  const task = items.find(
    (item) => item.kind === 'sunscreenApplication' && item.roomCode === 'tui' && item.done === 0,
  )
  await open(teacher, task?.page ?? '')
  const search = { taskId: task?.id ?? '', code: 'tui' }
  const { children } = await board(teacher, search)
  const present = await chooseAllPresent(
    teacher,
    children.filter(({ presence }) => presence === 'present'),
  )
  const own = present.filter((child) => outcomeOf(child) === 'ownCream')
  expect(own.length).toBeGreaterThan(0)
  await expect(
    teacher.getByText(new RegExp(`^For ${present.length} children, .*\\. Own cream: ${own.length}`)),
  ).toBeVisible()
  await does(teacher, 'Sunscreen applied').click()
  await expect(said(teacher, /(Sunscreen|Own cream).*, for .* and \d+ others/)).toBeVisible()
  const kept = async () =>
    Promise.all(present.map(async (child) => (await newest(teacher, child, search))?.detail.outcome))
  await expect.poll(kept).toEqual(present.map(outcomeOf))
})
