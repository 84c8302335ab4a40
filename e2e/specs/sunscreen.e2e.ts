// Sunscreen for a room that goes outside: parents' consent, the countdown to the next application, and the reason needed
// for a skin reaction. Each test uses its own children and checks what the server stored.

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
  openEntry,
  press,
  said,
  sheetOf,
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

test('a child whose parents allow only cream from home gets no other', async ({ teacher }) => {
  const child = await openWith(teacher, ({ sunscreenConsent }) => sunscreenConsent === 'ownCream')
  const before = await entriesOf(teacher, { code: 'tui' }, child)
  await press(teacher, `Open ${child.firstName}`)
  const sheet = sheetOf(teacher, child)
  await sheet.getByRole('radio', { name: 'Applied' }).check()
  await expect(sheet.getByText('The parents have not agreed to this sunscreen')).toBeVisible()
  const record = sheet.getByRole('button', { name: `Record for ${child.firstName}` })
  await expect(record).toBeDisabled()
  const { now } = await board(teacher, { code: 'tui' })
  const refused = await callAs(teacher, sunscreenApplication, 'recordMany', {
    roomCode: 'tui',
    records: [
      { id: crypto.randomUUID(), childId: child.id, occurredAt: now, detail: { outcome: 'applied' } },
    ],
  })
  expect(refused).toMatchObject({
    error: 'SUNSCREEN_NOT_CONSENTED',
    fields: { [child.id]: 'SUNSCREEN_NOT_CONSENTED' },
  })
  expect(await entriesOf(teacher, { code: 'tui' }, child)).toEqual(before)

  await sheet.getByRole('radio', { name: 'Own cream' }).check()
  await record.click()
  await expect.poll(() => entriesOf(teacher, { code: 'tui' }, child)).toHaveLength(before.length + 1)
  expect((await newest(teacher, child))?.detail).toEqual({ outcome: 'ownCream' })
})

test('a child who may react needs a reason, which is shown with the entry', async ({ teacher }) => {
  const search = { code: 'piwakawaka' }
  await open(teacher, `${screen}?code=piwakawaka`)
  const [child] = freeOn(await board(teacher, search), 1, isSensitive) as [Child]
  const before = await entriesOf(teacher, search, child)
  await tile(teacher, child).click()
  await does(teacher, 'Sunscreen applied').click()
  const sheet = teacher.getByRole('dialog', { name: 'Check before recording' })
  await expect(sheet.getByText(/^May contain: .*(zinc|fragrance|sunscreen)/)).toBeVisible()
  expect(await entriesOf(teacher, search, child)).toEqual(before)
  await sheet.getByLabel('Other reason').fill('Her own tube, without perfume')
  await sheet.getByRole('button', { name: `Record for ${child.firstName}` }).click()
  const reason = { conflictReason: 'Her own tube, without perfume' }
  await expect.poll(() => newest(teacher, child, search)).toMatchObject(reason)
  await openEntry(teacher, child)
  await expect(
    teacher.getByText('Given despite allergy or diet: Her own tube, without perfume', { exact: true }),
  ).toBeVisible()
})

test('after a skin reaction there is no next application', async ({ teacher }) => {
  const child = await openWith(teacher, (one) => getsOurs(one) && one.last?.detail.outcome === 'applied')
  await expect(tile(teacher, child)).toContainText(/Again in|Due for/)
  await tile(teacher, child).click()
  await press(teacher, 'More')
  const more = teacher.getByRole('dialog', { name: 'More' })
  await more.getByLabel('Note').fill('Red cheeks, washed off')
  await more.getByRole('button', { name: 'Confirm' }).click()
  await does(teacher, 'Reaction').click()
  await expect(tile(teacher, child)).toContainText('Reaction')
  await expect(tile(teacher, child)).not.toContainText(/Again in|Due for/)
  const kept = { detail: { outcome: 'reaction' }, note: 'Red cheeks, washed off' }
  await expect.poll(() => newest(teacher, child)).toMatchObject(kept)
})

test('an entry can be undone within ten seconds', async ({ colleague }) => {
  const child = await openWith(colleague, getsOurs)
  await tile(colleague, child).click()
  await does(colleague, 'Sunscreen applied').click()
  await expect(tile(colleague, child)).toContainText('Again in 2 h')
  await press(colleague, 'Undo')
  await expect(said(colleague, 'Undone')).toBeVisible()
  await expect.poll(() => entriesOf(colleague, { code: 'tui' }, child)).toEqual(child.entries)
  await expect(tile(colleague, child)).not.toContainText('Again in 2 h')
})

test.describe('“applied” for all present children follows each child’s consent', () => {
  test('the centre’s cream, or the child’s own', async ({ teacher }) => {
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

  test('none without consent, recorded for yesterday', async ({ teacher }) => {
    const search = { code: 'kereru', date: '2026-03-10' }
    await open(teacher, `${screen}?code=kereru&date=${search.date}`)
    const { children } = await board(teacher, search)
    const at = Math.max(...children.flatMap(({ stays }) => stays.map((stay) => Date.parse(stay.signedInAt))))
    await chooseTime(teacher, clock(at + 2 * minute))
    const everybody = teacher.getByRole('button', { name: /^All present/ })
    await everybody.click()
    await expect(teacher.getByText(/No consent: \d/)).toBeVisible()
    await does(teacher, 'Sunscreen applied').click()
    await expect(said(teacher, /(Sunscreen|Own cream).*, for .* and \d+ others/)).toBeVisible()

    const fresh = async () => {
      const after = (await board(teacher, search)).children
      return after.flatMap((child) => {
        const known = children.find(({ id }) => id === child.id)?.entries.length ?? 0
        return child.entries.length > known ? [{ child, entries: child.entries }] : []
      })
    }
    await expect.poll(async () => (await fresh()).length).toBeGreaterThan(1)
    const outcomes = (await fresh()).map(({ child, entries }) => {
      const late = entries.find(({ occurredAt }) => clock(occurredAt) === clock(at + 2 * minute))
      return { is: late?.detail.outcome, shouldBe: outcomeOf(child) }
    })
    for (const { is, shouldBe } of outcomes) expect(is).toBe(shouldBe)
    expect(outcomes.map(({ is }) => is)).toContain('notConsented')
  })
})
