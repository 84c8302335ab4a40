// Reads of reports of all kinds at once: what waits for a decision, a person's or a child's, and what a search finds.
import type { ReportState } from '@daybook/contract/report/report.rules.ts'
import { sql } from 'kysely'
import { among, given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readNamedPage } from '../../platform/database/page.ts'
import { entryOf } from './report.entry.queries.ts'
import { about, isIn } from './report.queries.ts'

const isNotBy = (authorId: string | undefined) =>
  authorId === undefined ? sql<boolean>`true` : sql<boolean>`report.author_id <> ${authorId}`

/** The number of reports of all kinds that wait for a decision, and not for their author's answer. */
export async function countAwaiting(tx: Tx, without?: string): Promise<number> {
  const { count } = await tx
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isIn('submitted'))
    .where('askedAt', 'is', null)
    .where(isNotBy(without))
    .executeTakeFirstOrThrow()
  return count
}

/** A page of the reports of all kinds, oldest first unless `newestFirst`. */
export async function pageOfAnyKind(
  tx: Tx,
  { newestFirst = false, without, isAsked, ...wanted }: AnyKindWanted,
) {
  const { kind, state, authorId, childId } = wanted
  const direction = newestFirst ? 'desc' : 'asc'
  const matching = tx
    .selectFrom('report')
    .where((eb) =>
      given(eb, {
        'report.kind': kind,
        'report.authorId': authorId,
        'report.childId': childId,
      }),
    )
    .$if(state !== undefined, (query) => query.where(isIn(state ?? 'submitted')))
    .$if(isAsked === true, (query) => query.where('report.askedAt', 'is not', null))
    .where(isNotBy(without))
    .orderBy('report.submittedAt', direction)
    .orderBy('report.id', direction)
  return readNamedPage(matching, wanted, (page) =>
    page
      .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'report.authorId'))
      .leftJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
      .select(['report.id', 'report.kind', 'report.summary', 'report.submittedAt', 'report.askedAt'])
      .select(['report.version', 'report.startsAt', 'report.endsAt', entryOf.as('entry')])
      .select(sql.ref<ReportState>('report.state').as('state'))
      .select(['report.authorId', 'author.realName as authorName'])
      .select(['child.id as childId', 'child.firstName', 'child.familyName', 'child.picture']),
  )
}

interface AnyKindWanted extends PageWanted {
  kind?: string | undefined
  state?: ReportState
  authorId?: string | undefined
  childId?: string
  /** Author whose reports are left out. */
  without?: string | undefined
  newestFirst?: boolean
  /** Only those with a question that their author has not answered. */
  isAsked?: boolean
}

/** How many of their own reports a search looks at. */
const mostOwn = 200

/** A person's newest reports of all kinds, and those that they are to follow up. */
export async function newestOf(tx: Tx, personId: string): Promise<string[]> {
  const newest = (column: 'authorId' | 'duePersonId') =>
    tx
      .selectFrom('report')
      .select('id')
      .where(column, '=', personId)
      .orderBy('submittedAt', 'desc')
      .limit(mostOwn)
      .execute()
  const [own, due] = await Promise.all([newest('authorId'), newest('duePersonId')])
  return [...own, ...due].map(({ id }) => id)
}

/** What a search says of reports of any kind. */
export const reportsByIds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('report')
    .leftJoin('child', (join) => sameTenant(join, 'child.id', 'report.childId'))
    .select(['report.id', 'report.kind', 'report.authorId', 'report.duePersonId', 'report.summary'])
    .select(['report.childId', 'child.firstName', 'child.familyName', 'child.picture'])
    .select([entryOf.as('entry'), about.as('at')])
    .where(among('report.id', ids))
    .execute()
