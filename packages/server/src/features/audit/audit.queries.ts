import { Id } from '@daybook/contract/kernel/schema.ts'
import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fullNameOf } from '../../platform/database/full.name.queries.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { readPage } from '../../platform/database/page.ts'

interface Wanted extends Order<keyof typeof orders> {
  from: Date
  until: Date
  person: string
  record: string
  current: number
  size: number
}

/** Of at most 31 days, which are sorted without an index. */
const orders = {
  at: sql.ref('audit_event.at'),
  person: sql`fold_name(staff.real_name)`,
  action: sql.ref('audit_event.action'),
}

/** The entries of a period, the newest first. */
export function pageOfEntries(tx: Tx, { from, until, person, record, ...page }: Wanted) {
  const entries = tx
    .selectFrom('auditEvent')
    .leftJoin('staff', (join) => sameTenant(join, 'staff.id', 'auditEvent.actorId'))
    .select(['auditEvent.id', 'auditEvent.at', 'auditEvent.action', 'auditEvent.subjects'])
    .select(['auditEvent.actorId', 'staff.realName as actorName'])
    .where('auditEvent.at', '>=', from.toISOString())
    .where('auditEvent.at', '<', until.toISOString())
    .$if(person !== '', (query) => query.where(holds(sql.ref('staff.real_name'), person)))
    .$if(record !== '', (query) =>
      query.where(sql<boolean>`audit_event.subjects && array(${namedIds(record)})`),
    )
    .$call(orderedBy(page, orders))
    .orderBy('auditEvent.at', 'desc')
    .orderBy('auditEvent.id', 'desc')
  return readPage(entries, page)
}

const holds = (column: ReturnType<typeof sql>, words: string) =>
  sql<boolean>`position(fold_name(${words}) in fold_name(${column})) > 0`

/** The id itself, or the ids of the people, children and rooms with this name. */
const namedIds = (words: string) =>
  Id.safeParse(words).success
    ? sql`select ${words}::text::uuid`
    : sql`
  select id from staff where ${holds(sql.ref('real_name'), words)}
  union select id from child where ${holds(fullNameOf('firstName', 'familyName'), words)}
  union select id from room where ${holds(sql.ref('name'), words)}`

/** Id → name of the people, children and rooms among these records. */
export async function namesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const people = tx.selectFrom('staff').select(['id', 'realName as name']).where(among('id', ids))
  const children = tx
    .selectFrom('child')
    .select(['id', fullNameOf('firstName', 'familyName').as('name')])
    .where(among('id', ids))
  const rooms = tx.selectFrom('room').select(['id', 'name']).where(among('id', ids))
  const rows = await people.unionAll(children).unionAll(rooms).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
