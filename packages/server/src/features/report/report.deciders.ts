// Who decides reports. For some kinds, authors do not decide their own reports while somebody else can (decision 060).

import type { PersonName } from '@daybook/contract/report/report.kind.ts'
import type { ReportReader } from '@daybook/contract/report/report.rules.ts'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { staffWithRights } from '../staff/index.ts'
import { reviewRights } from './report.alerts.ts'
import type { ReportKind } from './report.kind.ts'

export const decides = ({ rights }: Pick<Actor, 'rights'>) => reviewRights.every((right) => rights.has(right))

export async function decidersBeside(tx: Tx, personId: string): Promise<PersonName[]> {
  const deciders = await staffWithRights(tx, reviewRights)
  return deciders.filter(({ id }) => id !== personId)
}

/** The only person who can decide reports may decide their own. */
export async function readerOf(
  tx: Tx,
  { othersDecide }: Pick<ReportKind, 'othersDecide'>,
  { personId, rights }: Actor,
): Promise<ReportReader> {
  const mayDecide = rights.has('report.decide')
  const isAlone = mayDecide && othersDecide && (await decidersBeside(tx, personId)).length === 0
  return { personId, mayDecide, mayDecideOwn: !othersDecide || isAlone === true }
}

/** The people who can decide it besides its author; null when no review is due, or its author may decide it. */
export async function reviewersOf(
  tx: Tx,
  { othersDecide }: Pick<ReportKind, 'othersDecide'>,
  { authorId, state }: { authorId: string; state: string },
): Promise<PersonName[] | null> {
  return othersDecide && state === 'submitted' ? decidersBeside(tx, authorId) : null
}

/** The author whose reports are not theirs to review, because somebody else can; undefined when nobody else can. */
export async function ownForOthers(
  tx: Tx,
  { personId }: Pick<Actor, 'personId'>,
): Promise<string | undefined> {
  return (await decidersBeside(tx, personId)).length > 0 ? personId : undefined
}
