// The watch over all children with a blow to the head, as every screen has it: how a look changes it, and which looks
// are due for whom. Pure.
import type { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { isWatchOver, lookMissedAfter, nextLook } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
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

export interface DueLook {
  incidentId: string
  name: string
  roomName: string
  /** Whole minutes over. */
  over: number
}

interface Watcher {
  isManager: boolean
  /** The room chosen on this device. */
  chosenRoom: string | undefined
}

/** The looks to be told of now, the longest over first. A room's teachers are told when a look is due, managers two
 *  minutes later, as by message. */
export function dueLooks(
  { rooms, watched }: Watch,
  { isManager, chosenRoom }: Watcher,
  now: number,
): DueLook[] {
  // A teacher of whom no room is known is told of all.
  const isAnywhere = !isManager && chosenRoom === undefined && !rooms.some(({ own }) => own)
  const found = watched.flatMap(({ incidentId, child, roomCode, times, lastAt }) => {
    const next = nextLook(times, lastAt)
    if (next === null || isWatchOver(times, now)) return []
    const room = rooms.find(({ code }) => code === roomCode)
    const isOfRoom = isAnywhere || room?.own || roomCode === chosenRoom
    const late = now - Date.parse(next)
    const isTold = late >= 0 && (isOfRoom || (isManager && late >= lookMissedAfter))
    if (!isTold) return []
    return [{ late, incidentId, name: fullName(child), roomName: room?.name ?? '' }]
  })
  return found
    .toSorted((a, b) => b.late - a.late)
    .map(({ late, ...look }) => ({ ...look, over: Math.floor(late / 60_000) }))
}
