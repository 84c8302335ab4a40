// Updates a roll call before the server answers. Each effect is idempotent, because it may be applied again to newer data.
import type { event } from '@daybook/contract/event/event.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { withMark, withSeen } from '@daybook/contract/rollCall/rollCall.rules.ts'

type Operations = typeof event.operations
export type RollCallData = AnswerOf<Operations['getRollCall']>
export type Stop = RollCallData['stops'][number]

interface Author {
  by: { id: string; name: string }
}

const changed = (roll: RollCallData, id: string, change: (stop: Stop) => Stop): RollCallData => ({
  ...roll,
  stops: roll.stops.map((stop) => (stop.id === id ? change(stop) : stop)),
})

export function withStop(
  roll: RollCallData,
  { id, eventId, place, at }: CallOf<Operations['startStop']>,
  { by }: Author,
): RollCallData {
  if (roll.id !== eventId || roll.stops.some((stop) => stop.id === id)) return roll
  const seen = withSeen(
    roll.people,
    roll.stops.flatMap((stop) => stop.people),
  )
  const people = seen.map((person) => ({ ...person, marked: null }))
  const stop: Stop = { id, place, started: { at: String(at), by }, finished: null, people }
  return { ...roll, stops: [stop, ...roll.stops] }
}

export const withMarks = (
  roll: RollCallData,
  { id, people, isHere, hasLeft, at }: CallOf<Operations['markStop']>,
  { by }: Author,
): RollCallData =>
  changed(roll, id, (stop) => ({
    ...stop,
    people: withMark(
      stop.people,
      people,
      isHere ? { at: String(at), by, ...(hasLeft && { hasLeft: true as const }) } : null,
    ),
  }))

export const withFinish = (
  roll: RollCallData,
  { id, at }: CallOf<Operations['finishStop']>,
  { by }: Author,
): RollCallData =>
  changed(roll, id, (stop) => ({ ...stop, finished: stop.finished ?? { at: String(at), by } }))
