// Rules of a room's briefing. Pure.

/** Tasks that are due within so many milliseconds stand on the briefing. */
export const plannedWithin = 3 * 3_600_000

interface Child {
  allergies: readonly { severity: string }[]
  mayNotCollect: readonly string[]
  custodyNote: string | null
  care: readonly { kind: string; detail: Readonly<Record<string, unknown>> }[]
  doses: readonly unknown[]
  nextDoses: readonly unknown[]
  injuries: readonly unknown[]
  reminders: readonly unknown[]
  changedAt: string
}

/** The sleep that the child has not got up from. */
export const openSleepOf = <C extends Child>({ care }: C): C['care'][number] | undefined =>
  care.find(({ kind, detail }) => kind === 'sleep' && detail.upAt === null)

/** What has to be known first, the gravest first. A mild allergy or a diet is no reason: it fits on the child's line. */
const reasons: readonly ((child: Child) => boolean)[] = [
  ({ allergies }) => allergies.some(({ severity }) => severity === 'anaphylaxis'),
  ({ allergies }) => allergies.some(({ severity }) => severity === 'severe'),
  ({ mayNotCollect, custodyNote }) => mayNotCollect.length > 0 || custodyNote !== null,
  ({ injuries }) => injuries.length > 0,
  ({ doses, nextDoses }) => doses.length + nextDoses.length > 0,
  (child) => openSleepOf(child) !== undefined,
  ({ reminders, care }) => reminders.length > 0 || care.some(({ kind }) => kind === 'dayNote'),
]

const rankOf = (child: Child): number => reasons.findIndex((isSo) => isSo(child))

/** The children who need more than a line, the gravest reason first, and the others. */
export function bySpecial<C extends Child>(children: readonly C[]): { first: C[]; others: C[] } {
  const first = children.filter((child) => rankOf(child) >= 0)
  return {
    first: first.sort((a, b) => rankOf(a) - rankOf(b)),
    others: children.filter((child) => rankOf(child) < 0),
  }
}

/** When the newest of what stands on the briefing was recorded; null in an empty room. */
export const newestOf = (children: readonly Pick<Child, 'changedAt'>[]): string | null =>
  children.reduce<string | null>(
    (newest, { changedAt }) =>
      newest === null || Date.parse(changedAt) > Date.parse(newest) ? changedAt : newest,
    null,
  )

/** Whether something was recorded after what this person read last. Nothing is new to somebody who has read nothing. */
export function isNewSince(
  { changedAt }: Pick<Child, 'changedAt'>,
  reading: { newestAt: string | null } | undefined,
): boolean {
  return reading !== undefined && Date.parse(changedAt) > Date.parse(reading.newestAt ?? '1970-01-01')
}
