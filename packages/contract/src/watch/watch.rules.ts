// Who has to be looked at again, and when: a sleeping child, a child after a bump to the head. A kind says when the next
// look at something is due; the rest is the same for all of them. Pure, so that the server's job and every device, also
// offline, come to the same answer. Instants are ISO 8601, durations and `now` milliseconds.

export interface WatchRules<Fact> {
  /** When the next look is due; null when none is. */
  dueAt(fact: Fact, now: number): string | null
  /** A look that is not taken for this long after it was due is missed. Then those who oversee the watch get a message. */
  missedAfter: number
}

/** The next look at something. */
export interface Look<Fact> {
  of: Fact
  dueAt: string
  /** How long it is overdue; negative when it is still to come. */
  late: number
  /** When it is missed if nobody takes it. */
  missedAt: number
  isMissed: boolean
}

/** The next look at everything that is watched, the one due first before the others. */
export function looksAt<Fact>(rules: WatchRules<Fact>, facts: readonly Fact[], now: number): Look<Fact>[] {
  const looks = facts.flatMap((of): Look<Fact>[] => {
    const dueAt = rules.dueAt(of, now)
    if (dueAt === null) return []
    const due = Date.parse(dueAt)
    const missedAt = due + rules.missedAfter
    return [{ of, dueAt, late: now - due, missedAt, isMissed: missedAt <= now }]
  })
  return looks.toSorted((a, b) => b.late - a.late)
}

/** When the next of these looks is missed; undefined when none is still to come. */
export function nextMissedAt(looks: readonly Look<unknown>[]): number | undefined {
  const toCome = looks.filter(({ isMissed }) => !isMissed).map(({ missedAt }) => missedAt)
  return toCome.length === 0 ? undefined : Math.min(...toCome)
}
