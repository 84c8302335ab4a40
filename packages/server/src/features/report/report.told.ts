// Reports of the last days that say that the parents have not been told.
import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import { parentKinds } from '@daybook/contract/app/report.parents.ts'
import type { NotTold } from '@daybook/contract/attendance/attendance.sign.contract.ts'
import type { z } from 'zod'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { found } from '../../platform/errors.ts'
import { decided } from './report.events.ts'
import { parentsNotTold } from './report.told.queries.ts'
import { mayRead } from './report.view.ts'

/** Longer ago than this it stands in the report alone. */
const kept = 7 * 86_400_000

export const reportPage = (kind: string, id: string): string => `${reportKindNamed(kind)?.page}?id=${id}`

/** The oldest first. */
export const untoldReports = (tx: Tx, now: Date, wanted: { most?: number; childIds?: readonly string[] }) =>
  parentsNotTold(tx, { ...wanted, kinds: parentKinds, since: new Date(now.getTime() - kept) })

/** By child, what whoever signs it out has to tell the parents. What happened stays with those who may read the report. */
export async function untoldOf(
  { tx, actor, clock }: Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'clock'>,
  childIds: readonly string[],
): Promise<ReadonlyMap<string, z.output<typeof NotTold>[]>> {
  if (!actor.rights.has('attendance.record') || childIds.length === 0) return new Map()
  const rows = await untoldReports(tx, clock.now(), { childIds })
  const byChild = Map.groupBy(rows, ({ childId }) => childId ?? '')
  const shown = [...byChild].map(
    ([childId, own]) => [childId, own.map((row) => notTold(row, actor))] as const,
  )
  return new Map(shown)
}

type Row = Awaited<ReturnType<typeof untoldReports>>[number]

function notTold({ id, kind, at, byName, ...row }: Row, actor: Actor): z.output<typeof NotTold> {
  const page = mayRead({ kind, ...row }, actor) ? reportPage(kind, id) : null
  return { id, kind, at, byName, page }
}

/** Has open pages read again what the parents have not been told. */
export function untoldChanged(kind: string, { publish }: Pick<Context<unknown, Actor>, 'publish'>): void {
  if (parentKinds.some((one) => one === kind))
    publish({ operation: found(decided.get(kind)), to: 'attendance.record', data: null })
}
