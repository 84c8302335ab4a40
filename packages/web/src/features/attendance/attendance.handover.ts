// Who may pick children up, by the contacts on their pages, and what is asked before they are signed out.
import type { Leaving } from './attendance.actions.ts'
import { openSleepsOf } from './attendance.asleep.ts'
import type { BoardChild } from './attendance.effects.ts'

type Contact = BoardChild['contacts'][number]
type WithContacts = { contacts: readonly Contact[] }

export type LeavingChild = Leaving & { contacts: readonly Contact[] }

export const hasContacts = (children: readonly WithContacts[]): boolean =>
  children.some(({ contacts }) => contacts.length > 0)

/** Whether a sign-out of these children asks something first. */
export const asksFirst = (children: readonly LeavingChild[]): boolean =>
  hasContacts(children) || openSleepsOf(children).length > 0

const folded = (name: string) => name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** The names of those who may not. One who may under the same name counts. */
export function barred(contacts: readonly Contact[]): string[] {
  const may = new Set(contacts.filter(({ mayCollect }) => mayCollect).map(({ name }) => folded(name)))
  return contacts.flatMap(({ name, mayCollect }) => (mayCollect || may.has(folded(name)) ? [] : [name]))
}

/** The names of those who may pick up all of these children, in the order in which to call them. */
export function collectorsFor(children: readonly WithContacts[]): string[] {
  const [first, ...others] = children
  const names = (first?.contacts ?? []).filter(({ mayCollect }) => mayCollect).map(({ name }) => name)
  const may = (child: WithContacts, name: string) =>
    child.contacts.some((contact) => contact.mayCollect && folded(contact.name) === folded(name))
  return [...new Set(names)].filter((name) => others.every((child) => may(child, name)))
}

/** Whether somebody of this name may not pick up one of these children. */
export const isBarred = (children: readonly WithContacts[], name: string): boolean =>
  children.some(({ contacts }) => barred(contacts).some((one) => folded(one) === folded(name)))
