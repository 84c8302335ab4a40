import { receiptKindNamed, receiptKindNames } from '@daybook/contract/app/receipt.kinds.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface DueWanted {
  personId: string
  /** Includes publications that are due for review. */
  reviews: boolean
  /** First and last day, both included. */
  days: { from: string; until: string }
  /** The start of the first day, inclusive, and the end of the last day, exclusive. */
  start: Date
  end: Date
  /** Includes what still waits from earlier days. */
  withOverdue: boolean
}

interface Due {
  id: string
  kind: string
  title: string
  asks: 'reading' | 'answer' | 'review'
  startsAt: string | null
  publishedAt: string
  reviewOn: string | null
  isAnswered: boolean
  /** It takes place on another day and waits for the person's answer. */
  isAhead: boolean
}

const most = 200

/** In the words of its index. Row security lets no index find by a `coalesce`. */
const at = sql`case when starts_at is null then published_at else starts_at end`

/** The person's publications that take place or were published on these days, except declined. `withOverdue` adds
 *  those that take place later and wait for an answer. */
export async function publicationsOfDays(tx: Tx, wanted: DueWanted): Promise<Due[]> {
  const { personId, reviews, days, withOverdue } = wanted
  const [start, end] = [wanted.start.toISOString(), wanted.end.toISOString()]
  const { rows } = await sql<Due>`
    with asked as (
      select id from publication where tenant_id = current_tenant() and ${at} >= ${start} and ${at} < ${end}
      union
      select publication_id from receipt
        where tenant_id = current_tenant() and person_id = ${personId} and ${withOverdue}
          and answered_at is null and (asks = 'answer' or read_at is null)
    ), own as (
      select publication.id, kind, title, asks, starts_at, published_at, null::date as review_on,
        case asks when 'reading' then read_at is not null else answered_at is not null end as is_answered,
        ${at} as at, ends_at
      from asked
      join publication on publication.tenant_id = current_tenant() and publication.id = asked.id
      cross join lateral (
        select asks, read_at, answered_at, answer from receipt
        where receipt.tenant_id = publication.tenant_id and person_id = ${personId}
          and publication_id = publication.id and version = publication.version
        limit 1) as receipt
      where withdrawn_at is null and answer is distinct from 'declined')
    select *, not (at >= ${start} and at < ${end}) and starts_at is not null as is_ahead from own
      where (at >= ${start} and at < ${end})
        or (${withOverdue} and not is_answered and case when starts_at is null then at < ${end} else ends_at > ${start} end)
    union all
    select id, kind, title, 'review', starts_at, published_at, review_on, false, published_at, null, false
      from publication
      where tenant_id = current_tenant() and ${reviews} and withdrawn_at is null
        and review_on <= ${days.until} and (review_on >= ${days.from} or ${withOverdue})
    order by at, id
    limit ${sql.lit(most)}`.execute(tx)
  return rows
}

const periodKinds = receiptKindNames.filter((name) => receiptKindNamed(name)?.isPeriod)

/** The published periods that are not over and that people have declined as they are now. */
export function declinedPeriods(tx: Tx, now: string) {
  return tx
    .selectFrom('publication')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('receipt')
          .select(({ fn }) => fn.countAll<number>().as('people'))
          .whereRef('receipt.tenantId', '=', 'publication.tenantId')
          .whereRef('receipt.publicationId', '=', 'publication.id')
          .whereRef('receipt.version', '=', 'publication.version')
          .where('receipt.answer', '=', 'declined')
          .as('declined'),
      (join) => join.on('declined.people', '>', 0),
    )
    .select(['publication.id', 'publication.kind', 'publication.title', 'declined.people'])
    .select((eb) => eb.ref('publication.startsAt').$notNull().as('startsAt'))
    .where('publication.kind', 'in', periodKinds)
    .where('publication.withdrawnAt', 'is', null)
    .where('publication.endsAt', '>', now)
    .orderBy('publication.startsAt')
    .orderBy('publication.id')
    .limit(most)
    .execute()
}
