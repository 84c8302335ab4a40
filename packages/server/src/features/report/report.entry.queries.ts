import { reportKindNamed, reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import type { EntryOut } from '@daybook/contract/kernel/schema.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The entry of a dictionary as the centre calls it. One that has ended is found where none in use has its key. */
export const entryNamed = (code: string, key: ReturnType<typeof sql>) => sql<
  string | null
>`(select entry.value
  from lookup as entry where entry.tenant_id = current_tenant() and entry.parent_id is not null
    and entry.code = ${code} and entry.key = ${key} order by entry.active desc, entry.updated_at desc limit 1)`

const branches = reportKindNames.flatMap((name) => {
  const { entry, fields } = reportKindNamed(name) ?? {}
  const field = entry === undefined ? undefined : fields?.[entry]
  if (field?.kind !== 'dictionary') return []
  const words = entryNamed(field.code, sql`report.detail ->> ${sql.lit(entry)}`)
  return [
    sql`when ${sql.lit(name)} then (select json_build_object('code', ${field.code}::text, 'name', found.value)
    from ${words} as found)`,
  ]
})

/** The entry that a report is about, by its kind's `entry`. Read anew for each list, so that what a centre renames and what
 *  the reader's language calls it show there. */
export const entryOf = sql<EntryOut | null>`(case report.kind ${sql.join(branches, sql` `)} end)`

/** The entry that this report is about. */
export async function entryOfReport(tx: Tx, id: string): Promise<EntryOut | null> {
  const { entry } = await tx
    .selectFrom('report')
    .select(entryOf.as('entry'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return entry
}
