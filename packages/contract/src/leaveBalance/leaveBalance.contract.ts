// How much leave a person has left, where the centre keeps it: managers enter days granted and corrections, and approved
// leave takes days of work from them: of the person's own weekdays where a manager says which, or else of those on which the
// centre is open. The hard rules: entries are only added, nobody adds their own while somebody else can, and a balance never
// refuses leave.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { schemaOf } from '../kernel/fields.schema.ts'
import { Day, DayOut, Id, InstantOut } from '../kernel/schema.ts'
import { leaveKinds } from '../leave/leave.fields.ts'
import { leaveEntryFields, leaveEntryTypes, workingWeekFields } from './leaveBalance.fields.ts'

const Kind = z.enum(leaveKinds)
const standing = {
  kind: Kind,
  granted: z.number(),
  /** Days of work of approved leave. */
  taken: z.number(),
  /** Days of work of leave that nobody has decided on. They are not taken off. */
  waiting: z.number(),
  remains: z.number(),
}

const Ledger = z.object({
  /** Whether the centre keeps balances; without it, there is nothing else. */
  isKept: z.boolean(),
  /** It is the reader's own, and somebody else has to enter it. */
  isEnteredByOthers: z.boolean(),
  /** Today, for each kind that has an entry. */
  balances: z.array(z.object(standing)),
  /** The newest first. */
  entries: z.array(
    z.object({
      id: Id,
      kind: Kind,
      type: z.enum(leaveEntryTypes),
      days: z.number(),
      from: DayOut,
      reason: z.string().nullable(),
      byName: z.string(),
      at: InstantOut,
    }),
  ),
  /** On which weekdays the person works from a day on, the newest first. */
  weeks: z.array(
    z.object({ id: Id, from: DayOut, weekdays: z.array(z.number()), byName: z.string(), at: InstantOut }),
  ),
})

/** What leave does to its kind's balance on its last day; null when no balance of it is kept, or it is not taken. */
const Outlook = z
  .object({
    ...standing,
    /** Days of work that this leave takes; `remains` is what is left after it. */
    days: z.number(),
    on: DayOut,
    /** The least that is left on that day or later, with leave that is approved for then. */
    lowest: z.number(),
  })
  .nullable()

const base = '/api/blade-garden/leave-balance'

export const leaveBalance = feature('leaveBalance', {
  getOwn: get(`${base}/mine`, {
    description: "Returns the signed-in person's own leave balances.",
    returns: Ledger,
    offline: 'cache',
    own: true,
  }),
  getOf: get(`${base}/of-staff`, {
    description: 'Returns the leave balances of one member of staff, with their entries.',
    query: z.object({ staffId: Id }),
    returns: Ledger,
    own: true,
  }),
  foresee: get(`${base}/outlook`, {
    description:
      "Returns what would be left of the person's own leave after a request they are writing. `id` is the request that is being changed.",
    query: z.object({
      kind: Kind,
      from: Day,
      until: Day,
      noon: z.enum(['none', 'start', 'end', 'both']).default('none'),
      id: Id.optional(),
    }),
    returns: Outlook,
    own: true,
  }),
  getOfRequest: get(`${base}/of-request`, {
    description:
      'Returns what would be left of the leave of the author of a request, for those who decide it.',
    query: z.object({ id: Id }),
    returns: Outlook,
    offline: 'cache',
    own: true,
  }),
  enter: post(`${base}/submit`, {
    description:
      'Adds an entry to a person’s leave balance: days granted or a correction. Sending the same entry again gets the same answer.',
    body: z.object({ id: Id, staffId: Id, entry: schemaOf(leaveEntryFields) }),
    returns: Ledger,
    errors: ['RECORD_EXISTS', 'OWN_BALANCE'],
    own: true,
  }),
  setWeek: post(`${base}/week`, {
    description:
      'Says on which weekdays a person works from a day on. Leave takes those days. Of two of the same day the later one counts.',
    body: z.object({ id: Id, staffId: Id, week: schemaOf(workingWeekFields) }),
    returns: Ledger,
    errors: ['RECORD_EXISTS', 'OWN_BALANCE'],
    own: true,
  }),
})
