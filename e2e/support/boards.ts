// Helpers for the boards of all kinds of care: children, buttons and tiles.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Page } from '@playwright/test'
import { expect } from '../test.ts'

const timeZone = 'Pacific/Auckland'
export const minute = 60_000

interface Person {
  firstName: string
  familyName: string
}

interface Seen {
  stays: { signedInAt: string; signedOutAt: string | null }[]
  entries: { recordedAt: string }[]
}

/** Children who have been present for an hour and have no recent entry of the board's kind, so no other test uses them. */
export function freeOn<C extends Seen>(
  { now, children }: { now: string; children: C[] },
  count: number,
  isWanted: (child: C) => boolean = () => true,
): C[] {
  const minutesSince = (instant: string) => (Date.parse(now) - Date.parse(instant)) / minute
  const found = children
    .filter(({ stays }) => stays.some((stay) => !stay.signedOutAt && minutesSince(stay.signedInAt) > 60))
    .filter(({ entries }) => entries.every((entry) => minutesSince(entry.recordedAt) > 20))
    .filter(isWanted)
    .slice(0, count)
  expect(found).toHaveLength(count)
  return found
}

/** HH:mm in the centre's time zone. */
export const clock = (instant: string | number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(instant))

/** Matches what a person's tile is called, and not the button beside it, which may need the whole name to tell two apart. */
export const onTile = (person: Person) => new RegExp(`^(?!Open ).*${fullName(person)}`)
export const tile = (page: Pick<Page, 'getByRole'>, person: Person) =>
  page.getByRole('button', { name: onTile(person) })
/** A button that records at once for the chosen children. */
export const does = (page: Page, what: string) =>
  page.getByRole('button', { name: new RegExp(`^${what} for `) })
/** Matches the first name alone, or with an initial where another child has the same. */
export const shortName = ({ firstName }: { firstName: string }) => `${firstName}( \\S+)?`
/** The value to be recorded, at the foot of a tile. */
export const planned = (page: Page, person: Person) =>
  page.getByRole('button', { name: new RegExp(` for ${shortName(person)}, not recorded yet`) })
export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click()
export const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words)
export const sheetOf = (page: Page, person: Person) =>
  page.getByRole('dialog', { name: new RegExp(`^${shortName(person)}$`) })

/** Chooses all present, which leaves out those who sleep because of another test. @returns who is chosen */
export async function chooseAllPresent<P extends Person>(page: Page, children: readonly P[]): Promise<P[]> {
  await press(page, /^(All present|All awake|Everyone else) /)
  await expect(page.getByText(/^For .*\d\d:\d\d/)).toBeVisible()
  const pressed = await Promise.all(children.map((child) => tile(page, child).getAttribute('aria-pressed')))
  return children.filter((_, i) => pressed[i] === 'true')
}

/** Sets the time on the open board. @param time HH:mm */
export async function chooseTime(page: Page, time: string): Promise<void> {
  await press(page, /^(Time .* Choose another|Choose the time first)$/)
  const sheet = page.getByRole('dialog', { name: 'When was it?' })
  await sheet.getByLabel('Time', { exact: true }).fill(time)
  await sheet.getByRole('button', { name: 'Confirm' }).click()
  await expect(sheet).toBeHidden()
}

/** Opens the person's sheet. The button says as much of the name as tells two of one first name apart. */
export const openSheet = (page: Page, person: Person) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: onTile(person) }) })
    .getByRole('button', { name: /^Open / })
    .click()

/** Opens the child's newest entry, from the child's sheet. */
export async function openEntry(page: Page, child: Person): Promise<void> {
  await openSheet(page, child)
  await sheetOf(page, child).getByRole('region', { name: 'Recorded' }).getByRole('button').first().click()
}
