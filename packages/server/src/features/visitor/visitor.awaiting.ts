import type { VisitorAwaiting } from '@daybook/contract/visitor/visitor.awaiting.ts'
import { type Awaiting, mostRows } from '../today/index.ts'
import { countUnassigned, unassigned } from './visitor.queries.ts'

/** Visitors whom a manager has to give a teacher. */
export const visitorAwaiting: Awaiting<VisitorAwaiting['visitors']> = {
  name: 'visitors',
  count: async ({ tx, actor }) => (actor.rights.has('visitor.assign') ? countUnassigned(tx) : 0),
  async list({ tx, actor }) {
    if (!actor.rights.has('visitor.assign')) return []
    const rows = await unassigned(tx, mostRows)
    return rows.map(({ id, name, checkedInAt }) => ({
      id,
      dueAt: checkedInAt,
      page: `/pages/home/task/visitor-detail?id=${id}`,
      params: { visitorName: name, arrivedAt: checkedInAt },
    }))
  },
}
