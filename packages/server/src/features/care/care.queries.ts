// Reading and writing care records. The kind is a value here; nothing knows a single one.

import { type CompiledQuery, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { given } from '../../platform/database/given.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { statement } from '../../platform/database/statement.ts'
import type { EntryRow } from './care.entry.ts'

/** Entries with the names of who recorded and voided them. */
export function selectEntries(tx: Tx) {
  return tx
    .selectFrom('careRecord as record')
    .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'record.recordedBy'))
    .leftJoin('staff as voider', (join) => sameTenant(join, 'voider.id', 'record.voidedBy'))
    .select([
      'record.id',
      'record.childId',
      'record.roomId',
      'record.taskId',
      'record.occurredAt',
      'record.recordedAt',
      'record.recordedBy',
      'author.realName as recordedByName',
      'record.detail',
      'record.note',
      'record.conflictReason',
      'record.version',
      'record.amendments',
      'record.voidedAt',
      'record.voidedBy',
      'voider.realName as voidedByName',
      'record.voidReason',
    ])
}

export interface Period {
  from: Date
  until: Date
}

/** Entries that stand: of a task, or of a room (of all rooms with null) in a period. Newest first. */
export function standingEntries(
  tx: Tx,
  kind: string,
  of: { taskId: string } | { roomId: string | null; period: Period },
): Promise<EntryRow[]> {
  const standing = selectEntries(tx).where('record.kind', '=', kind).where('record.voidedAt', 'is', null)
  const wanted =
    'taskId' in of
      ? standing.where('record.taskId', '=', of.taskId)
      : standing
          .where((eb) => given(eb, { 'record.roomId': of.roomId ?? undefined }))
          .where('record.occurredAt', '>=', of.period.from.toISOString())
          .where('record.occurredAt', '<', of.period.until.toISOString())
  return wanted.orderBy('record.occurredAt', 'desc').orderBy('record.id', 'desc').execute()
}

/** What stands for these children: everything of the task or the period, and the last one of whatever day. Oldest
 *  first. The ids are found first, each part by an index of its own: as alternatives of one condition they would
 *  cost a look at every record of the centre. */
export function entriesOfChildren(
  tx: Tx,
  kind: string,
  childIds: readonly string[],
  of: { taskId: string | undefined; period: Period },
): Promise<EntryRow[]> {
  if (childIds.length === 0) return Promise.resolve([])
  const { from, until } = of.period
  const wanted = of.taskId
    ? sql`task_id = ${of.taskId}`
    : sql`occurred_at >= ${from.toISOString()} and occurred_at < ${until.toISOString()}`
  const ids = sql<string>`(
    select latest.id from unnest(${childIds}::uuid[]) as asked (child_id)
    cross join lateral (
      select id from care_record
      where tenant_id = current_tenant() and child_id = asked.child_id and kind = ${kind} and voided_at is null
      order by occurred_at desc limit 1
    ) as latest
    union
    select id from care_record
    where tenant_id = current_tenant() and child_id = any(${childIds}::uuid[]) and kind = ${kind}
      and voided_at is null and ${wanted})`
  return selectEntries(tx)
    .where('record.id', 'in', ids)
    .orderBy('record.occurredAt')
    .orderBy('record.id')
    .execute()
}

export interface NewRecord {
  id: string
  kind: string
  childId: string
  roomId: string
  taskId: string | null
  occurredAt: string
  recordedAt: string
  recordedBy: string
  detail: unknown
  note: string | null
  conflictReason: string | null
}

type Written = Omit<NewRecord, 'detail'> & { detail: string }

const insertOne = statement((tx, values: Written) => {
  const { id, kind, childId, roomId, taskId, occurredAt, recordedAt, recordedBy } = values
  const { detail, note, conflictReason } = values
  const row = { id, kind, childId, roomId, taskId, occurredAt, recordedAt, recordedBy, detail, note }
  return tx
    .insertInto('careRecord')
    .values({ ...row, conflictReason })
    .compile()
})

/** One statement that writes them. One whose id somebody has written at the same moment fails, and the operation is
 *  run again (platform/http/run.ts). @param records at least one */
export function insertionOf(tx: Tx, records: readonly NewRecord[]): CompiledQuery {
  const rows = records.map((record): Written => ({ ...record, detail: JSON.stringify(record.detail) }))
  const [first] = rows
  return first && rows.length === 1
    ? insertOne.with(tx, first)
    : tx.insertInto('careRecord').values(rows).compile()
}

export async function insertRecords(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  await tx.executeQuery(insertionOf(tx, records))
}

/** What the record said when it was made, and how it stands now. */
export interface MadeRow extends EntryRow {
  kind: string
  made: { occurredAt: string; note: string | null; conflictReason: string | null; detail: unknown }
}

export async function recordsAsMade(tx: Tx, ids: readonly string[]): Promise<MadeRow[]> {
  if (ids.length === 0) return []
  const rows = await selectEntries(tx)
    .leftJoin('careAmendment as first', (join) =>
      sameTenant(join, 'first.recordId', 'record.id').on('first.version', '=', 1),
    )
    .select(['record.kind', 'first.before'])
    .where('record.id', 'in', ids as string[])
    .execute()
  return rows.map(({ before, ...row }) => ({ ...row, made: (before ?? row) as MadeRow['made'] }))
}
