// Who may collect a child, as the tablet shows and sends them. It gets first names and initials, and the centre's record
// keeps the full name.

import { shortName } from '@daybook/contract/child/shortName.rules.ts'
import {
  barOf,
  type CollectingContact,
  collecting,
  contactNamed,
} from '@daybook/contract/contact/collect.rules.ts'
import { foldName } from '@daybook/contract/kernel/names.ts'
import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'

/** Short name → who may collect on this day. Who shares a short name with another contact, above all with
 *  somebody who may not, is not offered: they type their full name. */
export function shownNames<C extends CollectingContact>(contacts: readonly C[], day: string): Map<string, C> {
  const short = Map.groupBy(contacts, ({ name }) => shortName(name))
  return new Map(
    [...short].flatMap(([shown, [only, ...others]]) =>
      only && barOf(only, day) === undefined && others.length === 0 ? [[shown, only]] : [],
    ),
  )
}

/** Who was chosen or typed, ignoring accents and case. Undefined for everybody else: they are sent to a
 *  member of staff, who follows the same rule. */
export function collectorNamed<C extends CollectingContact>(
  contacts: readonly C[],
  given: string,
  day: string,
): C | undefined {
  const found = collecting(contacts, { collector: given, day })
  if (found.outcome === 'allowed' && found.basis === 'contact') return found.contact
  if (found.outcome === 'blocked') return undefined
  return [...shownNames(contacts, day)].find(([shown]) => foldName(shown) === foldName(given))?.[1]
}

/** Whoever named themselves and has to be seen by staff: a contact who may never collect the child, and who brings it only
 *  where no court order forbids it. A short name that another contact shares says nothing. */
export function barredNamed<C extends CollectingContact>(
  contacts: readonly C[],
  { given, day, direction }: { given: string; day: string; direction: Direction },
): C | undefined {
  const same = contacts.filter(({ name }) => foldName(shortName(name)) === foldName(given))
  const found = contactNamed(contacts, given, day)?.contact ?? (same.length === 1 ? same[0] : undefined)
  const bar = found && barOf(found, day)
  return bar === 'order' || (bar === 'barred' && direction === 'out') ? found : undefined
}
