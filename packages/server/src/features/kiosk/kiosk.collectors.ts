// Who may collect a child, as the tablet shows and sends them. It gets first names and initials, and the centre's record
// keeps the full name.
import { foldName } from '@daybook/contract/child/child.rules.ts'
import { shortName } from '@daybook/contract/child/shortName.rules.ts'

/** Short name → full name. Two people with the same short name are not offered: they type their full name. */
export function shownNames(names: readonly string[]): Map<string, string> {
  const short = Map.groupBy(names, shortName)
  return new Map(
    [...short].flatMap(([shown, [full, ...others]]) => (full && others.length === 0 ? [[shown, full]] : [])),
  )
}

/** The full name of the one who was chosen or typed, ignoring accents and case. */
export function collectorNamed(names: readonly string[], given: string): string | undefined {
  const isGiven = (name: string) => foldName(name) === foldName(given)
  if (names.some(isGiven)) return given
  return [...shownNames(names)].find(([shown]) => isGiven(shown))?.[1]
}
