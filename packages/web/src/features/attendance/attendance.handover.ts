// Who may pick children up, by the contacts on their pages.
import { barOf, barredOn, type Collecting, collecting } from '@daybook/contract/contact/collect.rules.ts'
import type { Said } from './attendance.actions.ts'
import type { Collector, WithContacts } from './attendance.asks.ts'

/** The names of those who may not on this day. */
export const barred = (contacts: readonly Collector[], day: string): string[] =>
  barredOn(contacts, day).map(({ contact }) => contact.name)

/** Who to call when somebody comes who may not collect. */
export const callFirst = (contacts: readonly Collector[]): Collector | undefined =>
  contacts.find((contact) => contact.phone !== null && contact.mayCollect && barOf(contact, '') !== 'order')

/** What the rule says of one of these children, where it does not allow the handover; undefined where it does. */
export function problemOf(
  children: readonly WithContacts[],
  { secondId, ...said }: Said,
  day: string,
): Exclude<Collecting<Collector>, { outcome: 'allowed' }> | undefined {
  const hasSecond = secondId !== undefined
  for (const { contacts, collectorMinAge: minAge } of children) {
    const found = collecting(contacts, { ...said, day, hasSecond, minAge })
    if (found.outcome !== 'allowed') return found
  }
  return undefined
}

/** The contacts who may pick up all of these children, each name once, in the order in which to call them. Of two with one
 *  name it is the one who may, whose face is shown. */
export function collectorsFor(children: readonly WithContacts[], day: string): Collector[] {
  const able = children.flatMap(({ contacts }) => contacts.filter((one) => barOf(one, day) === undefined))
  return able
    .filter(({ name }, place) => able.findIndex((one) => one.name === name) === place)
    .filter(({ name }) => problemOf(children, { collector: name }, day) === undefined)
}

/** What is noted of a contact who may pick these children up, each note once. */
export function notesOf(children: readonly WithContacts[], name: string, day: string): string[] {
  const named = children.flatMap(({ contacts }) =>
    contacts.filter((one) => one.name === name && barOf(one, day) === undefined),
  )
  return [...new Set(named.flatMap(({ note }) => note ?? []))]
}
