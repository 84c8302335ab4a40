// Leave: a member of staff asks, a manager confirms, or refuses with a comment; its author may cancel until then, and a
// manager cancels confirmed leave that is not taken as it stands. The hard rule: one person's leave never overlaps.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Day, Id } from '../kernel/schema.ts'
import { reportOperations } from '../report/report.kind.ts'
import { leaveFields } from './leave.fields.ts'

const at = reportOperations('/api/blade-garden/leave', leaveFields)

export const leave = feature('leave', {
  submit: at.submit('submit-leave', ['LEAVE_OVERLAPS']),
  confirm: at.decide('manager-confirm/{id}'),
  refuse: at.decideWithComment('manager-refuse/{id}'),
  cancel: at.cancel('user-cancel/{id}'),
  correct: at.remark('correct/{id}'),
  getImpact: get('/api/blade-garden/leave/impact', {
    description:
      'Returns how long a leave request is and, for those who decide, who else is away and who is left in the rooms.',
    query: z.object({ id: Id }),
    returns: z.object({
      /** Days of work, in halves. */
      days: z.number(),
      holidays: z.array(z.object({ day: Day, name: z.string() })),
      /** Its days on which no child is enrolled. */
      closedDays: z.number().int(),
      /** Null for those who do not decide, and for leave that was declined or cancelled. */
      others: z
        .array(z.object({ id: Id, name: z.string(), from: Day, until: Day, isConfirmed: z.boolean() }))
        .nullable(),
      /** The rooms of those who would be away, for the first days of work: by the roster, or else by their own room. */
      rooms: z
        .array(
          z.object({
            day: Day,
            room: z.object({ id: Id, name: z.string() }),
            children: z.number().int(),
            teachers: z.number().int(),
            away: z.number().int(),
          }),
        )
        .nullable(),
    }),
    offline: 'cache',
    own: true,
  }),
  get: at.get('detail'),
  listAll: at.list('list'),
  listMine: at.list('user-list'),
})

/** Sections of the manager's page of today, with the parameters of their rows. */
export type LeaveOversight = {
  staffAway: { staffName: string; startsAt: string; endsAt: string }
}
