// Helpers for the sleep board.
import { room } from '@daybook/contract/room/room.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { Page } from '@playwright/test'
import { callAs, expect, open } from '../test.ts'
import { onTile, shortName } from './boards.ts'

export const screen = '/pages/home/task/sleep'
export const gapsScreen = '/pages/home/task/sleep-gaps'
export const minute = 60_000

export const board = async (page: Page, code: string) =>
  (await callAs(page, sleep, 'getBoard', { code })).data
export type Child = Awaited<ReturnType<typeof board>>['children'][number]
export const childOf = async (page: Page, code: string, { id }: Child) => {
  const child = (await board(page, code)).children.find((one) => one.id === id)
  if (!child) throw new Error('the child left the board')
  return child
}
export const sleepOf = async (page: Page, code: string, child: Child) =>
  (await childOf(page, code, child)).sleep

/** The time this many minutes ago by the server's clock. */
export const ago = async (page: Page, code: string, minutes: number) =>
  new Date(Date.parse((await board(page, code)).now) - minutes * minute).toISOString()

/** Opens a room's board. @returns children who have been present for an hour and have not slept */
export async function openWith(page: Page, code: string, count: number): Promise<Child[]> {
  await open(page, `${screen}?code=${code}`)
  const { children, now } = await board(page, code)
  const chosen = children
    .filter(({ stays }) => stays.some((stay) => !stay.signedOutAt && isLongAgo(stay.signedInAt, now)))
    .filter(({ sleep, earlier }) => !sleep && earlier.length === 0)
    .slice(0, count)
  expect(chosen).toHaveLength(count)
  return chosen
}

/** Tests record events of the last hour only. */
const isLongAgo = (signedInAt: string, now: string) => Date.parse(now) - Date.parse(signedInAt) > 60 * minute

/** Puts a child to bed and asleep through the API. @returns the sleep's id */
export async function sleeping(page: Page, code: string, child: Child, minutes: number): Promise<string> {
  const id = crypto.randomUUID()
  const occurredAt = await ago(page, code, minutes)
  const records = [{ id, childId: child.id, occurredAt }]
  expect(await callAs(page, sleep, 'putToBed', { roomCode: code, records })).toMatchObject({ status: 200 })
  expect(await callAs(page, sleep, 'fallAsleep', { checkId: id, occurredAt })).toMatchObject({ status: 200 })
  return id
}

/** Wakes every sleeper of the centre. The demo's sleepers become due for a check while tests run. */
export async function wakeEverybody(page: Page): Promise<void> {
  const { data: rooms } = await callAs(page, room, 'listRooms', {})
  for (const { code } of rooms)
    for (const child of (await board(page, code)).children)
      if (child.sleep?.detail.asleepAt) await callAs(page, sleep, 'wakeUp', { checkId: child.sleep.id })
}

/** HH:mm in the centre's time zone. */
export const clock = (instant: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Pacific/Auckland', timeStyle: 'short' }).format(instant)

export const face = (page: Page, child: Child) => page.getByRole('button', { name: onTile(child) })
export const sleeper = (page: Page, { firstName }: Child) =>
  page.getByRole('button', { name: new RegExp(`^Check ${firstName} `) })
export const step = (page: Page, word: string, child: Child) =>
  page.getByRole('button', { name: new RegExp(`^${word}: ${shortName(child)}$`) })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
export const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
export const lies = (page: Page, position: 'Back' | 'Side' | 'Front' | 'Sitting') =>
  page.getByRole('group', { name: 'Position' }).getByRole('radio', { name: position })
export const wellButton = (page: Page, child: Child) =>
  page.getByRole('button', { name: new RegExp(`^All well: ${shortName(child)}$`) })
