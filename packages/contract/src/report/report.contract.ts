// Reports of all kinds together: what waits for a manager's decision.
import { z } from 'zod'
import { ChildCard } from '../child/child.contract.ts'
import { feature, get } from '../kernel/feature.ts'
import { Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'

const AwaitingReport = z.object({
  id: Id,
  /** The kind, which is also its feature: `incident`. */
  kind: z.string(),
  summary: z.string(),
  author: z.object({ id: Id, name: z.string() }),
  submittedAt: InstantOut,
  child: ChildCard.pick({ id: true, firstName: true, familyName: true, picture: true }).nullable(),
})

export const report = feature('report', {
  /** Those that have waited longest first. */
  listAwaiting: get('/api/blade-garden/report/awaiting', {
    query: PageQuery,
    returns: Page(AwaitingReport),
    offline: 'cache',
    own: true,
  }),
})
