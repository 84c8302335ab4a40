import type { Awaiting } from '../today/index.ts'
import { countAwaiting } from './report.queries.ts'

/** Reports of all kinds that a manager has to decide. */
export const reportAwaiting: Awaiting = {
  name: 'reports',
  count: async ({ tx, actor }) => (actor.rights.has('report.decide') ? countAwaiting(tx) : 0),
}
