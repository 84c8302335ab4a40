import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { ReportAwaiting } from '@daybook/contract/report/report.awaiting.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Awaiting } from '../today/index.ts'
import { countAwaiting, pageOfAnyKind } from './report.any.queries.ts'
import { decides, ownForOthers } from './report.deciders.ts'
import { countQuestions } from './report.queries.ts'
import { childOf } from './report.view.ts'

/** The reports of all kinds that wait for a decision. Those with a question wait for their author first. */
const reports: Awaiting<ReportAwaiting['reports']> = {
  name: 'reports',
  can: 'report.decide',
  does: 'decide',
  whose: 'shared',
  async count({ tx, actor }) {
    return decides(actor) ? countAwaiting(tx, await ownForOthers(tx, actor)) : 0
  },
  async list({ tx, actor }) {
    if (!decides(actor)) return []
    const without = await ownForOthers(tx, actor)
    const { records } = await pageOfAnyKind(tx, { state: 'submitted', without, current: 1, size: mostRows })
    return records.map((row) => ({
      ...rowOf(row),
      since: row.submittedAt,
      ...(row.askedAt !== null && { whose: 'others' as const }),
    }))
  },
}

/** The person's own reports with a question that they have not answered. */
const questions: Awaiting<ReportAwaiting['questions']> = {
  name: 'questions',
  can: 'report.submit',
  does: 'answer',
  whose: 'own',
  count: ({ tx, actor }) => countQuestions(tx, actor.personId),
  async list({ tx, actor }) {
    const wanted = { state: 'submitted' as const, isAsked: true, authorId: actor.personId }
    const { records } = await pageOfAnyKind(tx, { ...wanted, current: 1, size: mostRows })
    return records.map((row) => ({ ...rowOf(row), since: row.askedAt }))
  },
}

type Found = Awaited<ReturnType<typeof pageOfAnyKind>>['records'][number]

function rowOf({ id, kind, summary, entry, startsAt, endsAt, ...row }: Found) {
  const child = childOf(row)
  const { page = '', subject = 'checks' } = reportKindNamed(kind) ?? {}
  return {
    id,
    page: `${page}?id=${id}`,
    until: startsAt,
    params: {
      kind,
      version: row.version,
      subject,
      childName: child && fullName(child),
      summary,
      entryCode: entry?.code ?? null,
      entryName: entry?.name ?? null,
      byName: row.authorName,
      startsAt,
      endsAt,
    },
  }
}

export const reportAwaiting: readonly Awaiting[] = [reports, questions]
