import type { VisitState } from '@daybook/contract/visitor/visitor.rules.ts'
import { type Insertable, sql } from 'kysely'
import { among, given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'
import type { DB } from '../../platform/database/types.ts'

function selectVisits(tx: Tx) {
  return tx
    .selectFrom('visit')
    .leftJoin('staff as host', (join) => sameTenant(join, 'host.id', 'visit.hostId'))
    .leftJoin('staff as teacher', (join) => sameTenant(join, 'teacher.id', 'visit.teacherId'))
    .leftJoin('staff as assigner', (join) => sameTenant(join, 'assigner.id', 'visit.assignedBy'))
    .leftJoin('staff as inBy', (join) => sameTenant(join, 'inBy.id', 'visit.checkedInBy'))
    .leftJoin('staff as outBy', (join) => sameTenant(join, 'outBy.id', 'visit.checkedOutBy'))
    .select(['visit.id', 'visit.name', 'visit.company', 'visit.purpose', 'visit.hostName'])
    .select(['visit.email', 'visit.phone', 'visit.conditionsAcceptedAt'])
    .select(['visit.checkedInAt', 'visit.checkedOutAt', 'visit.assignedAt'])
    .select(['host.id as hostId', 'host.realName as hostRealName'])
    .select(['teacher.id as teacherId', 'teacher.realName as teacherName'])
    .select(['assigner.id as assignerId', 'assigner.realName as assignerName'])
    .select(['inBy.id as inById', 'inBy.realName as inByName'])
    .select(['outBy.id as outById', 'outBy.realName as outByName'])
}

export type VisitRow = Awaited<ReturnType<typeof pageOfVisits>>['records'][number]

interface VisitsWanted extends PageWanted {
  state: VisitState | undefined
  /** From this instant, inclusive, and until this one, exclusive. */
  from: Date | undefined
  until: Date | undefined
  text: string
}

/** One page, newest first. */
export async function pageOfVisits(tx: Tx, { state, from, until, text, ...page }: VisitsWanted) {
  const matching = selectVisits(tx)
    .$if(state !== undefined, (query) =>
      query.where('visit.checkedOutAt', state === 'here' ? 'is' : 'is not', null),
    )
    .$if(from !== undefined, (query) => query.where('visit.checkedInAt', '>=', from?.toISOString() ?? ''))
    .$if(until !== undefined, (query) => query.where('visit.checkedInAt', '<', until?.toISOString() ?? ''))
    .$if(text !== '', (query) =>
      query.where(
        sql<boolean>`position(fold_name(${text}) in fold_name(concat_ws(' ', visit.name, visit.company,
          visit.purpose, visit.host_name, teacher.real_name))) > 0`,
      ),
    )
    .orderBy('visit.checkedInAt', 'desc')
    .orderBy('visit.id', 'desc')
  return readPage(matching, page)
}

export function findVisit(tx: Tx, id: string): Promise<VisitRow | undefined> {
  return selectVisits(tx).where('visit.id', '=', id).executeTakeFirst()
}

export const visitsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.selectFrom('visit').select(['id', 'name', 'company', 'checkedInAt']).where(among('id', ids)).execute()

export async function insertVisit(tx: Tx, visit: Insertable<DB['visit']>): Promise<void> {
  await tx.insertInto('visit').values(visit).execute()
}

/** The visit of this badge. */
export function visitOfBadge(tx: Tx, badgeHash: Buffer) {
  return tx
    .selectFrom('visit')
    .select(['id', 'name', 'company', 'hostName', 'checkedInAt', 'checkedOutAt'])
    .where('badgeHash', '=', badgeHash)
    .executeTakeFirst()
}

/** The address of a visit, while the visitor is here; undefined also for one without. */
export async function mailOfVisitHere(tx: Tx, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('visit')
    .select('email')
    .where('id', '=', id)
    .where('checkedOutAt', 'is', null)
    .executeTakeFirst()
  return row?.email ?? undefined
}

/** Checks the visitor out. Returns whether they were still here: of two at the same moment, one succeeds.
 *  @param by null for the visitor themselves */
export async function checkOut(tx: Tx, id: string, at: Date, by: string | null): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('visit')
    .set({ checkedOutAt: at.toISOString(), checkedOutBy: by })
    .where('id', '=', id)
    .where('checkedOutAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Checks out who came with this address and is still here. Returns their visits. */
export async function checkOutByMail(tx: Tx, email: string, at: Date): Promise<string[]> {
  const rows = await tx
    .updateTable('visit')
    .set({ checkedOutAt: at.toISOString(), checkedOutBy: null })
    .where('email', '=', email)
    .where('checkedOutAt', 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The visits of this name that have no address and are still here. */
export function visitsHereOf(tx: Tx, name: string) {
  return tx
    .selectFrom('visit')
    .select('id')
    .where('email', 'is', null)
    .where('checkedOutAt', 'is', null)
    .where(sql<boolean>`fold_name(name) = fold_name(${name})`)
    .limit(2)
    .execute()
}

/** Names the teacher. Returns whether the visitor was still here, and had none where that is asked. */
export async function assign(
  tx: Tx,
  id: string,
  { teacherId, by, at, onlyFirst }: { teacherId: string; by: string; at: Date; onlyFirst?: true },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('visit')
    .set({ teacherId, assignedBy: by, assignedAt: at.toISOString() })
    .where('id', '=', id)
    .where('checkedOutAt', 'is', null)
    .$if(onlyFirst === true, (query) => query.where('teacherId', 'is', null))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** How many visitors are here without a teacher to look after them. @param hostId of those who see this person */
export async function countUnassigned(tx: Tx, hostId?: string): Promise<number> {
  const { count } = await withoutTeacher(tx, hostId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Those visitors, the one who has waited longest first. */
export function unassigned(tx: Tx, most: number, hostId?: string) {
  return withoutTeacher(tx, hostId)
    .select(['id', 'name', 'checkedInAt'])
    .orderBy('checkedInAt')
    .orderBy('id')
    .limit(most)
    .execute()
}

const withoutTeacher = (tx: Tx, hostId: string | undefined) =>
  tx
    .selectFrom('visit')
    .where('checkedOutAt', 'is', null)
    .where('teacherId', 'is', null)
    .where((eb) => given(eb, { hostId }))

interface Span {
  from: Date
  until: Date
  /** Also who came earlier and is still here. */
  withOverdue: boolean
}

/** The visitors whom a teacher looks after, by time. */
export function visitsOfTeacher(tx: Tx, teacherId: string, { from, until, withOverdue }: Span) {
  return tx
    .selectFrom('visit')
    .select(['id', 'name', 'checkedInAt', 'checkedOutAt'])
    .where('teacherId', '=', teacherId)
    .where('checkedInAt', '<', until.toISOString())
    .where((eb) => {
      const within = eb('checkedInAt', '>=', from.toISOString())
      return withOverdue ? eb.or([within, eb('checkedOutAt', 'is', null)]) : within
    })
    .orderBy('checkedInAt')
    .orderBy('id')
    .execute()
}

/** The visitors in the house, by name, with the person who is responsible for them. Of too many, those who came last: the
 *  others forgot to sign out. */
export async function visitorsHere(tx: Tx) {
  const rows = await selectVisits(tx)
    .where('visit.id', 'in', (eb) =>
      eb
        .selectFrom('visit')
        .select('id')
        .where('checkedOutAt', 'is', null)
        .orderBy('checkedInAt', 'desc')
        .orderBy('id')
        .limit(mostHere),
    )
    .orderBy('visit.name')
    .orderBy('visit.id')
    .execute()
  return rows.map(({ id, name, company, checkedInAt, teacherName, hostRealName, hostName }) => ({
    id,
    name,
    company,
    checkedInAt,
    withName: teacherName ?? hostRealName ?? hostName,
  }))
}

/** More than these are not in the house, however many forgot to check out. */
const mostHere = 500
