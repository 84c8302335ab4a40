import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface DueWanted {
  personId: string
  /** Also what is due for review. */
  reviews: boolean
  /** Days, both included. */
  days: { from: string; until: string }
  /** The first instant of these days, inclusive, and the first after them, exclusive. */
  start: Date
  end: Date
  /** Also what still waits of the days before. */
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
}

const most = 200

/** What is for the person and takes place on these days, or was published on them; what was declined is not. */
export async function publicationsOfDays(tx: Tx, wanted: DueWanted): Promise<Due[]> {
  const { personId, reviews, days, withOverdue } = wanted
  const [start, end] = [wanted.start.toISOString(), wanted.end.toISOString()]
  const { rows } = await sql<Due>`
    with own as (
      select publication.id, kind, title, asks, starts_at, published_at, null::date as review_on,
        case asks when 'reading' then read_at is not null else answered_at is not null end as is_answered,
        coalesce(starts_at, published_at) as at
      from receipt join publication
        on publication.tenant_id = receipt.tenant_id and publication.id = receipt.publication_id
          and publication.version = receipt.version
      where receipt.tenant_id = current_tenant() and person_id = ${personId} and withdrawn_at is null
        and answer is distinct from 'declined')
    select * from own
      where at < ${end} and (at >= ${start} or (${withOverdue} and starts_at is null and not is_answered))
    union all
    select id, kind, title, 'review', starts_at, published_at, review_on, false, published_at
      from publication
      where tenant_id = current_tenant() and ${reviews} and withdrawn_at is null
        and review_on <= ${days.until} and (review_on >= ${days.from} or ${withOverdue})
    order by at, id
    limit ${most}`.execute(tx)
  return rows
}
