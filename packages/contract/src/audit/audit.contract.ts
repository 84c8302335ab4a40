// The audit trail: who changed or opened what, and when. The hard rule: it is only ever added to, and each centre reads
// its own; the operator's has what operators did.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { areDays, daysQuery, Id, InstantOut, ofDays, orderedPageQuery, Page, Text } from '../kernel/schema.ts'

const AuditEntry = z.object({
  id: Id,
  at: InstantOut,
  /** The feature and what was done: `child.submit`. */
  action: z.string(),
  /** Null for what was done without signing in. */
  actor: z.object({ id: Id, name: z.string() }).nullable(),
  /** The first records that it was about. A name is known of people, children and rooms. */
  subjects: z.array(z.object({ id: Id, name: z.string().nullable() })),
  /** How many there were. */
  subjectCount: z.number().int(),
})

export const audit = feature('audit', {
  listEntries: get('/api/blade-garden/audit/list', {
    description: "Lists the entries of the centre's audit trail, newest first.",
    own: true,
    query: orderedPageQuery('at', 'person', 'action')
      .extend({
        ...daysQuery,
        /** Part of the name of who did it. */
        person: Text(80).default(''),
        /** Part of the name of a person, child or room, or the id of any record. */
        record: Text(80).default(''),
      })
      .refine(areDays, ofDays),
    returns: Page(AuditEntry),
  }),
})
