// A teacher's note about a child's day: what no other kind of care has a field for. It is written on the child's page,
// and amended and voided like all care. The hard rule: a note is of a day on which the child belongs to a room.
import { z } from 'zod'
import { CareEntryBase } from '../care/care.kind.ts'
import { feature, post } from '../kernel/feature.ts'
import { Id, Instant, Line } from '../kernel/schema.ts'

/** All of it stands in the note. */
export const DayNoteDetail = z.object({})
export type DayNoteDetail = z.output<typeof DayNoteDetail>

export const dayNote = feature('dayNote', {
  /** The same note again gets the same answer. */
  recordNote: post('/api/blade-garden/day-note/submit-data', {
    body: z.object({ id: Id, childId: Id, occurredAt: Instant, note: Line(500) }),
    returns: CareEntryBase.extend({ detail: DayNoteDetail }),
    offline: 'queue',
    errors: [
      'TIME_IN_FUTURE',
      'TIME_TOO_OLD',
      'CHILD_NOT_PRESENT',
      'CHILD_NOT_PRESENT_THEN',
      'RECORD_EXISTS',
    ],
  }),
})
