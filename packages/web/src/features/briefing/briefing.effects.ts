// Who has read a briefing, before and after the server has answered. Pure.
import type { briefing } from '@daybook/contract/briefing/briefing.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'

type Operations = typeof briefing.operations
export type Briefing = AnswerOf<Operations['getBriefing']>
export type BriefedChild = Briefing['children'][number]
export type Reading = AnswerOf<Operations['confirmRead']>

/** Adds a reading of this room, or puts it in place of what was expected. */
export function withReading(page: Briefing, reading: Reading): Briefing {
  if (page.room.code !== reading.roomCode) return page
  const others = page.readings.filter(({ id }) => id !== reading.id)
  const readings = [reading, ...others].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return { ...page, readings }
}

export function withOwnReading(
  page: Briefing,
  { id, code, occurredAt, newestAt = null }: CallOf<Operations['confirmRead']>,
  reader: Reader,
): Briefing {
  const { by } = authorOf(reader)
  const at = new Date(occurredAt).toISOString()
  const newest = newestAt === null ? null : new Date(newestAt).toISOString()
  return withReading(page, { id, roomCode: code, by, at, newestAt: newest })
}
