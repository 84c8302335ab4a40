import type { VisitorAsks } from '@daybook/contract/visitor/visitor.rules.ts'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { PageWanted } from '../../platform/database/page.ts'
import type { DB } from '../../platform/database/types.ts'

interface Named {
  tenantId: string
  name: string
  countryCode: string
  timeZone: string
  licenceNumber: string | null
  deactivatedAt: string | null
}

/** The centres whose name or number contains this text, by name. Only the platform's transactions see any. */
export async function pageOfCentres(tx: Tx, { text, current, size }: PageWanted & { text: string }) {
  const { rows } = await sql<Named & { total: number }>`
    select *, count(*) over () as total from centres_of_platform()
    where ${text} = '' or position(fold_name(${text}) in fold_name(name)) > 0 or tenant_id = ${text}
    order by fold_name(name), tenant_id
    limit ${size} offset ${(current - 1) * size}`.execute(tx)
  const records: Named[] = rows.map(({ total: _, ...centre }) => centre)
  return { records, total: rows[0]?.total ?? 0 }
}

export async function findCentre(tx: Tx, tenantId: string): Promise<Named | undefined> {
  const { rows } = await sql<Named>`
    select * from centres_of_platform() where tenant_id = ${tenantId}`.execute(tx)
  return rows[0]
}

const lockNumbers = (tx: Tx) => sql`select pg_advisory_xact_lock(7321003)`.execute(tx)

/** The numbers of all centres, the platform's among them. Others that ask for a new one wait until this transaction ends. */
export async function takenNumbers(tx: Tx): Promise<string[]> {
  await lockNumbers(tx)
  const { rows } = await sql<{ id: string }>`select id from centre_numbers() as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The number of a new centre; undefined when the range is used up. Others that ask wait until this transaction ends. */
export async function nextNumber(
  tx: Tx,
  { first, last }: { first: number; last: number },
): Promise<string | undefined> {
  await lockNumbers(tx)
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(id::int) + 1, ${first}::int) as next
    from centre_numbers() as id where id::int between ${first} and ${last}`.execute(tx)
  const next = rows[0]?.next ?? first
  return next <= last ? String(next) : undefined
}

/** Makes the centre of this transaction. The database gives it its roles and dictionaries. */
export async function insertCentre(tx: Tx, centre: Insertable<DB['centre']>): Promise<void> {
  await tx.insertInto('centre').values(centre).execute()
}

/** Its rows stay. Only a transaction that asks for it opens such a centre again (tenancy.ts).
 *  @param at null for one that works here again */
export async function setDeactivated(tx: Tx, at: Date | null): Promise<void> {
  await tx
    .updateTable('centre')
    .set({ deactivatedAt: at?.toISOString() ?? null })
    .execute()
}

const settings = [
  'name',
  'opensAt',
  'closesAt',
  'licenceNumber',
  'foodNearDays',
  'managersNeedSecondStep',
  'allowsPassphrases',
  'keepsLeaveBalance',
  'headLookEvery',
  'headWatchHours',
  'collectorMinAge',
  'countryCode',
  'timeZone',
  // The check of the column allows these alone.
  sql<VisitorAsks>`visitor_asks`.as('visitorAsks'),
] as const

export const nameOfCentre = async (tx: Tx): Promise<string> =>
  (await tx.selectFrom('centre').select('name').executeTakeFirstOrThrow()).name

export const readSettings = (tx: Tx) => tx.selectFrom('centre').select(settings).executeTakeFirstOrThrow()

export async function updateSettings(tx: Tx, changed: Updateable<DB['centre']>): Promise<void> {
  await tx.updateTable('centre').set(changed).execute()
}

/** Where the centre is: rules and public holidays differ by country and region. Most are closed on those. */
export const placeOfCentre = (tx: Tx) =>
  tx
    .selectFrom('centre')
    .select(['countryCode as country', 'regionCode as region', 'openOnHolidays'])
    .executeTakeFirstOrThrow()

/** Where the centre is, with each closure that falls into a time, the first one first; once without, if none does. */
export const placeAndClosures = (tx: Tx, from: string, until: string) =>
  tx
    .selectFrom('centre')
    .leftJoin('closure', (join) =>
      join
        .onRef('closure.tenantId', '=', 'centre.tenantId')
        // In the words of its index.
        .on(sql<boolean>`closure.active`)
        .on('closure.endsOn', '>=', from)
        .on('closure.startsOn', '<=', until),
    )
    .select(['countryCode as country', 'regionCode as region', 'openOnHolidays'])
    .select(['closure.name as closure', 'startsOn', 'endsOn'])
    .orderBy('startsOn')
    .orderBy('closure.id')
    .execute()
