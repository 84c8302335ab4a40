// Who may pick children up, by the contacts on their pages, and what is asked before they are signed out.
import { mayCollect } from '@daybook/contract/contact/contact.rules.ts'
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

/** The names of those who may not. */
export const barred = (contacts: readonly Contact[]): string[] =>
  contacts.flatMap(({ name }) => (mayCollect(contacts, name) ? [] : [name]))

/** The names of those who may pick up all of these children, in the order in which to call them. */
export function collectorsFor(children: readonly WithContacts[]): string[] {
  const names = (children[0]?.contacts ?? []).map(({ name }) => name)
  return [...new Set(names)].filter((name) => children.every(({ contacts }) => mayCollect(contacts, name)))
}

/** Whether somebody of this name may not pick up one of these children. */
export const isBarred = (children: readonly WithContacts[], name: string): boolean =>
  children.some(({ contacts }) => mayCollect(contacts, name) === false)
