// What a look changes before the server knows of it. Pure.
import type { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { lookGaps, nextLook } from '@daybook/contract/aftercare/aftercare.rules.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'

export type Aftercare = AnswerOf<(typeof aftercare.operations)['get']>
export type LookInput = CallOf<(typeof aftercare.operations)['look']>

export function withLook(
  after: Aftercare,
  { id, incidentId, signs, note, seenAt }: LookInput,
  { by, at: now }: { by: { name: string }; at: string },
): Aftercare {
  const { watch } = after
  if (!watch || after.incidentId !== incidentId || watch.looks.some((one) => one.id === id)) return after
  const at = seenAt === undefined ? now : String(seenAt)
  const look = { id, at, byName: by.name, signs, note: note ?? null }
  const looks = [...watch.looks, look].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const nextAt = nextLook(watch.times, looks.at(-1)?.at ?? null)
  const gaps = lookGaps({ ...watch, looks }, Date.parse(now))
  return { ...after, watch: { ...watch, looks, nextAt, gaps } }
}
