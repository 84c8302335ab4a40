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

interface Mark {
  /** Whether the person is accounted for. */
  isSeen: boolean
  /** They are, because somebody collected them on the way. */
  hasLeft?: boolean | undefined
}

interface Change extends Mark {
  /** ISO 8601. */
  at: string
}

/** Whether a mark, or taking it back, changes what is known of a person. Of several devices the newest counts, in
 *  whatever order they arrive. Of two marks the first one stays.
 *  @param changedAt when the newest change was made */
export const isChange = (
  { changedAt, ...before }: Mark & { changedAt: string | null },
  change: Change,
): boolean => {
  const isOther = before.isSeen !== change.isSeen || (before.hasLeft ?? false) !== (change.hasLeft ?? false)
  return isOther && (changedAt === null || Date.parse(changedAt) <= Date.parse(change.at))
}

interface ShownMark {
  /** ISO 8601. */
  at: string
  hasLeft?: true | undefined
}

interface Marked {
  marked: ShownMark | null
}

/** The people after a mark that the server has not confirmed yet. */
export const withMark = <M extends ShownMark, P extends { id: string; marked: M | null }>(
  people: readonly P[],
  ids: readonly string[],
  mark: M | null,
): P[] =>
  people.map((person) => {
    if (!ids.includes(person.id)) return person
    const isSame = mark && person.marked && mark.hasLeft === person.marked.hasLeft
    return isSame ? person : { ...person, marked: mark }
  })

/** The list of the next of several roll calls: everybody who is to come, and whoever stands marked in an earlier one.
 *  Somebody who was seen on the way stays on it, whatever room or attendance says meanwhile. Only whoever was last marked as
 *  having left is on it no more. */
export function withSeen<P extends { id: string; kind: PersonKind }>(
  toCome: readonly P[],
  earlier: readonly (P & Marked)[],
): P[] {
  const known = new Set(toCome.map(({ id }) => id))
  const marked = earlier.filter((person) => person.marked !== null).toSorted(byMark)
  const last = new Map(marked.map((person) => [person.id, person]))
  const hasLeft = ({ id }: P) => last.get(id)?.marked?.hasLeft === true
  const seen = [...last.values()].filter(({ id }) => !known.has(id))
  const all = [...toCome, ...seen].filter((person) => !hasLeft(person))
  return personKinds.flatMap((kind) => all.filter((person) => person.kind === kind))
}

const markTime = ({ marked }: Marked) => Date.parse(marked?.at ?? '')
const byMark = (one: Marked, other: Marked) => markTime(one) - markTime(other)
