import { receiptKindNamed, receiptKindNames } from '@daybook/contract/app/receipt.kinds.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'

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

/** The person's publications that take place or were published on these days, except declined. `withOverdue` adds
 *  those that take place later and wait for an answer. */
export async function publicationsOfDays(tx: Tx, wanted: DueWanted): Promise<Due[]> {
  const { personId, reviews, days, withOverdue } = wanted
  const [start, end] = [wanted.start.toISOString(), wanted.end.toISOString()]
  const { rows } = await sql<Due>`
    with own as (
      select publication.id, kind, title, asks, starts_at, published_at, null::date as review_on,
        case asks when 'reading' then read_at is not null else answered_at is not null end as is_answered,
        coalesce(starts_at, published_at) as at, ends_at
      from receipt join publication
        on publication.tenant_id = receipt.tenant_id and publication.id = receipt.publication_id
          and publication.version = receipt.version
      where receipt.tenant_id = current_tenant() and person_id = ${personId} and withdrawn_at is null
        and answer is distinct from 'declined' and publication.id in (
          select id from publication
          where tenant_id = current_tenant()
            and coalesce(starts_at, published_at) >= ${start} and coalesce(starts_at, published_at) < ${end}
          union all
          select publication_id from receipt
          where tenant_id = current_tenant() and person_id = ${personId} and ${withOverdue}
            and answered_at is null and (asks = 'answer' or read_at is null)))
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
    .innerJoin('receipt', (join) =>
      sameTenant(join, 'receipt.publicationId', 'publication.id').onRef(
        'receipt.version',
        '=',
        'publication.version',
      ),
    )
    .select(['publication.id', 'publication.kind', 'publication.title'])
    .select((eb) => eb.ref('publication.startsAt').$notNull().as('startsAt'))
    .select(({ fn }) => fn.countAll<number>().as('people'))
    .where('publication.kind', 'in', periodKinds)
    .where('publication.withdrawnAt', 'is', null)
    .where('publication.endsAt', '>', now)
    .where('receipt.answer', '=', 'declined')
    .groupBy(['publication.tenantId', 'publication.id'])
    .orderBy('publication.startsAt')
    .orderBy('publication.id')
    .limit(most)
    .execute()
}
