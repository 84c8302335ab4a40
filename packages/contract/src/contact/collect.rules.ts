// Whether a child may be handed to somebody. The server, the sheet of the staff and the tablet by the door ask this one
// rule, in the same order: a court order, a contact who may not, one who may not on this day, one who may; somebody
// unknown has to be identified, and needs a second member of staff or the word of a parent. Pure.
import { weekdayOf } from '../kernel/dates.ts'
import { foldName } from '../kernel/names.ts'
import { type Bar, bars } from './bars.rules.ts'

/** What the rule reads of a contact. */
export interface CollectingContact {
  id: string
  name: string
  mayCollect: boolean
  /** The first and the last day on which they may collect; null without a limit. */
  collectsFrom: string | null
  collectsUntil: string | null
  /** Days of the week, Monday 1; null for every day. */
  collectsOn: readonly number[] | null
  /** A court order: what to do. A contact with an order may never collect. */
  orderNote: string | null
  /** The day on which they reach the age that the centre asks of a collector; null where it is not asked or not known. */
  oldEnoughFrom: string | null
}

/** How a parent agreed that somebody else collects the child. */
export const wordWays = ['inPerson', 'phone', 'message'] as const
export type WordWay = (typeof wordWays)[number]

/** How staff saw who somebody is who is no contact of the child. */
export const identities = ['document', 'known'] as const
export type Identity = (typeof identities)[number]

/** What a handover rests on. `notAsked`: nobody said who collects. `noContacts`: nothing is known to compare with.
 *  `override`: it happened although the rule does not allow it. */
export const bases = ['contact', 'twoStaff', 'parentWord', 'noContacts', 'notAsked', 'override'] as const
export type Basis = (typeof bases)[number]

/** Why this contact may not collect on this day; undefined when they may. */
export function barOf(contact: Omit<CollectingContact, 'id' | 'name'>, day: string): Bar | undefined {
  if (contact.orderNote !== null) return 'order'
  if (!contact.mayCollect) return 'barred'
  if (contact.oldEnoughFrom !== null && day < contact.oldEnoughFrom) return 'tooYoung'
  if (contact.collectsUntil !== null && day > contact.collectsUntil) return 'ended'
  if (contact.collectsFrom !== null && day < contact.collectsFrom) return 'notYet'
  if (contact.collectsOn !== null && !contact.collectsOn.includes(weekdayOf(day))) return 'weekday'
  return undefined
}

/** The contact that a name means, with its bar. An order counts before anything else; otherwise somebody who may counts
 *  before somebody who may not of the same name. */
export function contactNamed<C extends CollectingContact>(
  contacts: readonly C[],
  name: string,
  day: string,
): { contact: C; bar: Bar | undefined } | undefined {
  const same = contacts
    .filter((contact) => foldName(contact.name) === foldName(name))
    .map((contact) => ({ contact, bar: barOf(contact, day) }))
  return same.find(({ bar }) => bar === 'order') ?? same.find(({ bar }) => bar === undefined) ?? same[0]
}

/** What is said of a handover. The day is that of the centre. */
export interface Handover {
  collector: string
  day: string
  /** Another member of staff agrees. */
  hasSecond?: boolean
  /** The name of the contact who gave their word. */
  wordBy?: string | undefined
  /** How staff saw who they are. */
  identityBy?: Identity | undefined
  /** The age that the centre asks of a collector, and the age that staff saw somebody unknown to have at least, in years. */
  minAge?: number | null
  ageAtLeast?: number | undefined
}

export type Collecting<C> =
  | { outcome: 'allowed'; basis: 'contact' | 'parentWord'; contact: C }
  | { outcome: 'allowed'; basis: 'twoStaff' | 'noContacts' }
  | { outcome: 'blocked'; bar: Bar; contact: C }
  | { outcome: 'needsMore' }
  /** Whoever gave their word may not collect the child that day either. */
  | { outcome: 'wordNotAllowed' }

/** @returns for `contact` whoever collects, for `parentWord` whoever gave their word */
export function collecting<C extends CollectingContact>(
  contacts: readonly C[],
  { collector, day, hasSecond, wordBy, identityBy, minAge = null, ageAtLeast = 0 }: Handover,
): Collecting<C> {
  if (contacts.length === 0) return { outcome: 'allowed', basis: 'noContacts' }
  const known = contactNamed(contacts, collector, day)
  if (known?.bar) return { outcome: 'blocked', bar: known.bar, contact: known.contact }
  if (known) return { outcome: 'allowed', basis: 'contact', contact: known.contact }
  if (identityBy === undefined || (minAge !== null && ageAtLeast < minAge)) return { outcome: 'needsMore' }
  if (hasSecond) return { outcome: 'allowed', basis: 'twoStaff' }
  if (wordBy === undefined) return { outcome: 'needsMore' }
  const parent = contactNamed(contacts, wordBy, day)
  if (!parent || parent.bar) return { outcome: 'wordNotAllowed' }
  return { outcome: 'allowed', basis: 'parentWord', contact: parent.contact }
}

/** Those who may not collect on this day, the gravest first, and then in the order in which to call them. */
export function barredOn<C extends CollectingContact>(
  contacts: readonly C[],
  day: string,
): { contact: C; bar: Bar }[] {
  return contacts
    .flatMap((contact) => {
      const bar = contactNamed(contacts, contact.name, day)?.bar && barOf(contact, day)
      return bar ? [{ contact, bar }] : []
    })
    .sort((a, b) => bars.indexOf(a.bar) - bars.indexOf(b.bar))
}

/** Whether the days in which somebody may collect end before they begin. */
export const endsBeforeStart = (from: string | null | undefined, until: string | null | undefined): boolean =>
  Boolean(from && until && until < from)
