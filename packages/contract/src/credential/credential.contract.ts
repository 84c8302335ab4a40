// Staff certificates (first aid, registration, police vetting) that have expired or soon will. A teacher sees their
// own, a manager everybody's.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Day, Id } from '../kernel/schema.ts'

export const DueCredential = z.object({
  id: Id,
  staffId: Id,
  staffName: z.string(),
  title: z.string(),
  /** The last day on which it is valid. */
  expiresOn: Day,
  /** Negative after expiry. */
  daysLeft: z.number().int(),
})

export const credential = feature('credential', {
  /** Expired or expiring within 60 days, the most urgent first; one that has been renewed since is left out. */
  listDueCredentials: get('/api/blade-garden/teacher-cert/tip-count', {
    returns: z.object({ count: z.number().int(), items: z.array(DueCredential) }),
    offline: 'cache',
  }),
})
