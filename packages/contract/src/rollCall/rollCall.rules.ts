// Roll calls: everybody on a list is seen, by name. The list is fixed when the roll call starts. A kind says whose
// absence is an alarm. Pure.
export const personKinds = ['child', 'staff', 'visitor'] as const
export type PersonKind = (typeof personKinds)[number]

interface RollCallRules {
  /** Whoever of these was not seen at the end is named to those with the right, and to whoever ended it. */
  counted: readonly PersonKind[]
}

export const rollCallKinds = {
  drill: { counted: personKinds },
  excursion: { counted: ['child'] },
  headCount: { counted: ['child'] },
} as const satisfies Record<string, RollCallRules>
export type RollCallKindName = keyof typeof rollCallKinds

interface Seen {
  kind: PersonKind
  marked: object | null
}

export const missingOf = <P extends Seen>(
  people: readonly P[],
  { counted }: Pick<RollCallRules, 'counted'>,
) => people.filter(({ kind, marked }) => marked === null && counted.includes(kind))

interface Change {
  isSeen: boolean
  /** ISO 8601. */
  at: string
}

/** Whether a mark, or taking it back, changes what is known of a person. Of several devices the newest counts, in
 *  whatever order they arrive. Of two marks the first one stays.
 *  @param changedAt when the newest change was made */
export const isChange = (
  { isSeen, changedAt }: { isSeen: boolean; changedAt: string | null },
  change: Change,
): boolean =>
  isSeen !== change.isSeen && (changedAt === null || Date.parse(changedAt) <= Date.parse(change.at))

/** The people after a mark that the server has not confirmed yet. */
export const withMark = <M extends object, P extends { id: string; marked: M | null }>(
  people: readonly P[],
  ids: readonly string[],
  mark: M | null,
): P[] =>
  people.map((person) =>
    ids.includes(person.id) ? { ...person, marked: mark && (person.marked ?? mark) } : person,
  )

/** The list of the next of several roll calls: everybody who is to come, and whoever stands marked in an earlier one.
 *  Somebody who was seen on the way stays on it, whatever room or attendance says meanwhile. */
export function withSeen<P extends { id: string; kind: PersonKind }>(
  toCome: readonly P[],
  earlier: readonly (P & { marked: object | null })[],
): P[] {
  const known = new Set(toCome.map(({ id }) => id))
  const seen = earlier.filter(({ id, marked }) => marked !== null && !known.has(id))
  const all = [...toCome, ...new Map(seen.map((person) => [person.id, person])).values()]
  return personKinds.flatMap((kind) => all.filter((person) => person.kind === kind))
}
