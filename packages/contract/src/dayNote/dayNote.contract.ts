// A teacher's note about a child's day, for anything that no other kind of care has a field for. It is written on the
// child's page, and amended and voided like all care. The hard rule: the child belongs to a room on the note's day.
import { z } from 'zod'
import { CareEntryBase } from '../care/care.kind.ts'
import { feature, post } from '../kernel/feature.ts'
import { Id, Instant, Line } from '../kernel/schema.ts'

/** A note has no further fields. */
export const DayNoteDetail = z.object({})
export type DayNoteDetail = z.output<typeof DayNoteDetail>

export const dayNote = feature('dayNote', {
  recordNote: post('/api/blade-garden/day-note/submit-data', {
    description: "Records a note about a child's day. Sending the same note again gets the same answer.",
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
