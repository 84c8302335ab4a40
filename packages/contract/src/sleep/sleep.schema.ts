// The report of late and missed checks, a page at a time.
import { z } from 'zod'
import { areDays, Day, daysQuery, Id, InstantOut, ofDays, RoomCode } from '../kernel/schema.ts'

export const GapReportQuery = z
  .object({
    ...daysQuery,
    code: RoomCode.optional(),
    /** Only the sleeps with late or missed checks. */
    show: z.enum(['gaps']).optional(),
    before: Id.optional(),
    size: z.coerce.number().int().min(1).max(100).default(50),
  })
  .refine(areDays, ofDays)

export const GapReportBase = z.object({
  day: Day,
  until: Day,
  now: InstantOut,
  /** Sleeps, checks, and late or missed checks of all days. */
  total: z.number().int().optional(),
  checks: z.number().int().optional(),
  gaps: z.number().int().optional(),
  next: Id.nullable(),
})
