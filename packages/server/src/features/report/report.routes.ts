import { report } from '@daybook/contract/report/report.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { pageOf } from '../../platform/page.ts'
import { pageOfAwaiting } from './report.queries.ts'
import { childOf } from './report.view.ts'

async function listAwaiting({ tx, input }: ContextOf<typeof report.operations.listAwaiting>) {
  const { records, total } = await pageOfAwaiting(tx, input)
  const items = records.map(({ id, kind, summary, submittedAt, authorId, authorName, ...child }) => ({
    id,
    kind,
    summary,
    submittedAt,
    author: { id: authorId, name: authorName },
    child: childOf(child),
  }))
  return pageOf(items, total, input)
}

export const reportRoutes = implement(report, {
  listAwaiting: { can: 'report.decide', run: listAwaiting },
})
