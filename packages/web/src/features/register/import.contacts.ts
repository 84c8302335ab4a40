// Contacts in a file: emergency contacts beside the parents, and what a list says of none of them.
import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { folded } from '@daybook/contract/register/import.fold.rules.ts'
import type { Cells } from '@daybook/contract/register/import.table.rules.ts'
import {
  besideNames,
  contactParts,
  emergencyTitles,
  isBarePart,
  titleFit,
} from '@daybook/contract/register/import.titles.rules.ts'
import { blankWords, noWords, yesWords } from '@daybook/contract/register/import.words.rules.ts'
import { type Columns, registerOf } from './import.register.ts'

/** Part of a contact → index of its column. */
type Parts = Readonly<Record<string, number>>

const pathOf = (place: number, part: string) => `contacts.${place}.${part}`

/** How many contacts of a row a file can bring. */
function mostContacts(of: RegisterName): number {
  const list = registerOf(of).importedWith?.contacts
  return list?.kind === 'repeat' ? list.most : 0
}

const places = (of: RegisterName) => Array.from({ length: mostContacts(of) }, (_, place) => place)

/** The columns of each emergency contact that a file names. A column of yes and no says it of another contact. */
export function emergencyContacts(of: RegisterName, { heads, rows }: Pick<Cells, 'heads' | 'rows'>): Parts[] {
  const isMark = (at: number) =>
    rows.every((cells) => [...blankWords, ...yesWords, ...noWords].includes(folded(cells[at] ?? '')))
  return places(of).flatMap((number) => {
    const found = Object.keys(contactParts).flatMap((part) => {
      const at = heads.findIndex((head) => titleFit(head, emergencyTitles(number, part)) >= 0)
      return at < 0 || (part === 'name' && isMark(at)) ? [] : [[part, at] as const]
    })
    const parts = Object.fromEntries(found)
    return parts.name === undefined ? [] : [parts]
  })
}

/** The columns, with the emergency contacts at the places that the parents leave. */
export function withEmergencyContacts(
  of: RegisterName,
  columns: Columns,
  emergencies: readonly Parts[],
): Columns {
  const free = places(of).filter((place) => columns[pathOf(place, 'name')] === undefined)
  const added = emergencies.flatMap((parts, number) => {
    const place = free[number]
    if (place === undefined) return []
    return Object.entries(parts).map(([part, at]) => [pathOf(place, part), at] as const)
  })
  return { ...columns, ...Object.fromEntries(added) }
}

/** The columns, with those that say nothing but `Phone` and stand right of a contact's name, or of what else is theirs. Right
 *  of two names they may be of either. */
export function withPartsBeside(columns: Columns, heads: readonly string[]): Columns {
  const all: Record<string, number> = { ...columns }
  const taken = new Map(Object.entries(columns).map(([path, at]) => [at, path]))
  const isOfContact = (at: number) => taken.get(at)?.startsWith('contacts.') ?? false
  const isName = (at: number) => isOfContact(at) && (taken.get(at)?.endsWith('.name') ?? false)
  for (const [at, head] of heads.entries()) {
    const part = taken.has(at) ? undefined : besideNames.find((one) => isBarePart(head, one))
    let left = at - 1
    while (isOfContact(left) && !isName(left)) left -= 1
    if (!part || !isName(left) || isName(left - 1)) continue
    const path = taken.get(left)?.replace(/name$/, part) ?? ''
    if (all[path] !== undefined) continue
    all[path] = at
    taken.set(at, path)
  }
  return all
}

/** Whether somebody has to say if the contacts may collect the children, because the list doesn't. */
export const asksWhoCollects = (of: RegisterName, columns: Columns): boolean =>
  places(of).some(
    (place) =>
      columns[pathOf(place, 'name')] !== undefined && columns[pathOf(place, 'mayCollect')] === undefined,
  )

/** Returns what adds to the contacts of a row what no cell of it says. Where the child has a warning, nobody may collect
 *  before a manager has read it: it may be about one of them. */
export function contactCompleter(
  of: RegisterName,
  { heads }: Pick<Cells, 'heads'>,
  { columns, mayCollect }: { columns: Columns; mayCollect: boolean | undefined },
): (values: Record<string, unknown>) => void {
  const nameTitles = places(of).flatMap((number) => emergencyTitles(number, 'name'))
  const contacts = places(of).flatMap((place) => {
    const at = columns[pathOf(place, 'name')]
    return at === undefined ? [] : [{ place, isForEmergencies: titleFit(heads[at] ?? '', nameTitles) >= 0 }]
  })
  return (values) => {
    for (const { place, isForEmergencies } of contacts) {
      if (values[pathOf(place, 'name')] === undefined) continue
      // An emergency contact needs a phone number.
      if (isForEmergencies && values[pathOf(place, 'phone')] !== undefined)
        values[pathOf(place, 'isEmergency')] ??= true
      const collects = pathOf(place, 'mayCollect')
      if (columns[collects] === undefined && mayCollect && !values.custodyNote) values[collects] ??= true
    }
  }
}
