// Who may collect a child, as the tablet shows and sends them. It gets first names and initials, and the centre's record
// keeps the full name.

import { shortName } from '@daybook/contract/child/shortName.rules.ts'
import { mayCollect } from '@daybook/contract/contact/contact.rules.ts'
import { foldName } from '@daybook/contract/kernel/names.ts'

interface Collector {
  name: string
  mayCollect: boolean
}

/** Short name → full name of who may collect. Who shares a short name with another contact, above all with somebody who
 *  may not, is not offered: they type their full name. */
export function shownNames(contacts: readonly Collector[]): Map<string, string> {
  const short = Map.groupBy(contacts, ({ name }) => shortName(name))
  return new Map(
    [...short].flatMap(([shown, [only, ...others]]) =>
      only?.mayCollect && others.length === 0 ? [[shown, only.name]] : [],
    ),
  )
}

/** The full name of who was chosen or typed, ignoring accents and case. Undefined for somebody who may not collect. */
export function collectorNamed(contacts: readonly Collector[], given: string): string | undefined {
  if (mayCollect(contacts, given)) return given
  return [...shownNames(contacts)].find(([shown]) => foldName(shown) === foldName(given))?.[1]
}
