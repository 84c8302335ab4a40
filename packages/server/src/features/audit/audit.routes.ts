import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { periodBounds } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { namesOf, pageOfEntries } from './audit.queries.ts'

/** An entry about more records names so many. */
const mostNamed = 20

async function listEntries(context: ContextOf<(typeof audit.operations)['listEntries']>) {
  const { tx, actor, input } = context
  const bounds = periodBounds(periodOf(input, actor.today), actor.timeZone)
  const { records, total } = await pageOfEntries(tx, { ...input, ...bounds })
  const rows = records.map((row) => ({ ...row, named: row.subjects.slice(0, mostNamed) }))
  const names = await namesOf(tx, [...new Set(rows.flatMap(({ named }) => named))])
  const entries = rows.map(({ id, at, action, actorId, actorName, subjects, named }) => ({
    id,
    at,
    action,
    actor: actorId === null ? null : { id: actorId, name: actorName ?? '' },
    subjects: named.map((subject) => ({ id: subject, name: names.get(subject) ?? null })),
    subjectCount: subjects.length,
  }))
  return pageOf(entries, total, input)
}

export const auditRoutes = implement(audit, { listEntries: { can: 'audit.read', run: listEntries } })
