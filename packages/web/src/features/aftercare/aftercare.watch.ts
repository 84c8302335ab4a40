// How a look changes the watch over all children with a blow to the head, as every screen has it. Pure.
import type { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { LookInput } from './aftercare.effects.ts'

export type Watch = AnswerOf<(typeof aftercare.operations)['getWatch']>

export function watchWithLook(
  watch: Watch,
  { incidentId, seenAt }: LookInput,
  { at: now }: { at: string },
): Watch {
  const at = seenAt === undefined ? now : String(seenAt)
  const isNewer = ({ lastAt }: Watch['watched'][number]) => lastAt === null || lastAt < at
  return {
    ...watch,
    watched: watch.watched.map((one) =>
      one.incidentId === incidentId && isNewer(one) ? { ...one, lastAt: at } : one,
    ),
  }
}
