// Reads and writes care records. The kind is a value here; no kind is named.
import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import { WrittenMeanwhile } from '../../platform/database/conflict.ts'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'
import type { DB } from '../../platform/database/types.ts'
import type { EntryRow } from './care.entry.ts'

export const entries = (tx: Tx) => tx.selectFrom('careRecord as record')

/** Entries with the names of the people who recorded and voided them. */
export const selectEntries = (tx: Tx) => withPeople(entries(tx))

export function withPeople(wanted: ReturnType<typeof entries>) {
  return (
    wanted
      .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'record.recordedBy'))
      .leftJoin('staff as voider', (join) => sameTenant(join, 'voider.id', 'record.voidedBy'))
      .leftJoin('staff as checker', (join) => sameTenant(join, 'checker.id', 'record.checkedBy'))
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
        'record.checkedBy',
        'checker.realName as checkedByName',
        'record.version',
        'record.amendments',
        'record.voidedAt',
        'record.voidedBy',
        'voider.realName as voidedByName',
        'record.voidReason',
      ])
      // The column is written only with this type.
      .select((eb) => eb.ref('record.uncertainTimes').$castTo<UncertainTimes | null>().as('uncertainTimes'))
  )
}

export interface Period {
  from: Date
  until: Date
}

/** Entries that are not voided: of a task, or of a room (null for all rooms) in a period. Newest first. */
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

interface Wanted {
  kind: string
  childIds: readonly string[]
}

/** The ids are found first, each part by its own index. As alternatives of one condition they would need a scan of all
 *  records of the centre. */
const selectOfChildren = (db: Kysely<DB>, value: Value<Wanted>, wanted: RawBuilder<unknown>) => {
  const ids = sql<string>`(
    select latest.id from unnest(${value('childIds')}::uuid[]) as asked (child_id)
    cross join lateral (
      select id from care_record
      where tenant_id = current_tenant() and child_id = asked.child_id and kind = ${value('kind')}
        and voided_at is null
      order by occurred_at desc limit 1
    ) as latest
    union
    select id from care_record
    where tenant_id = current_tenant() and child_id = any(${value('childIds')}::uuid[])
      and kind = ${value('kind')} and voided_at is null and ${wanted})`
  return selectEntries(db)
    .where('record.id', 'in', ids)
    .orderBy('record.occurredAt')
    .orderBy('record.id')
    .compile()
}

const ofTask = statement((db, value: Value<Wanted & { taskId: string }>) =>
  selectOfChildren(db, value, sql`task_id = ${value('taskId')}`),
)
const ofPeriod = statement((db, value: Value<Wanted & Record<'from' | 'until', string>>) =>
  selectOfChildren(db, value, sql`occurred_at >= ${value('from')} and occurred_at < ${value('until')}`),
)

/** The entries of these children that are not voided: all of the task or period, and the last one of any day. Oldest
 *  first. */
export async function entriesOfChildren(
  tx: Tx,
  kind: string,
  childIds: readonly string[],
  { taskId, period }: { taskId: string | undefined; period: Period },
): Promise<EntryRow[]> {
  if (childIds.length === 0) return []
  if (taskId) return ofTask(tx, { kind, childIds, taskId })
  const [from, until] = [period.from.toISOString(), period.until.toISOString()]
  return ofPeriod(tx, { kind, childIds, from, until })
}

export interface NewRecord {
  id: string
  kind: string
  childId: string
  roomId: string
  taskId: string | null
  occurredAt: string
  uncertainTimes: UncertainTimes | null
  recordedAt: string
  recordedBy: string
  detail: unknown
  note: string | null
  conflictReason: string | null
  checkedBy: string | null
}

type Written = Omit<NewRecord, 'detail' | 'uncertainTimes'> & {
  detail: string
  uncertainTimes: string | null
}

const insertion = (db: Kysely<DB>) =>
  db
    .insertInto('careRecord')
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doNothing())
    .returning('id')

const insertOne = statement((db, value: Value<Written>) =>
  insertion(db)
    .values({
      id: value('id'),
      kind: value('kind'),
      childId: value('childId'),
      roomId: value('roomId'),
      taskId: value('taskId'),
      occurredAt: value('occurredAt'),
      uncertainTimes: value('uncertainTimes'),
      recordedAt: value('recordedAt'),
      recordedBy: value('recordedBy'),
      detail: value('detail'),
      note: value('note'),
      conflictReason: value('conflictReason'),
      checkedBy: value('checkedBy'),
    })
    .compile(),
)

/** Writes all records. Fails when somebody else wrote one of their ids at the same moment.
 *  @param records at least one */
export async function insertRecords(tx: Tx, records: readonly NewRecord[]): Promise<void> {
  const rows = records.map(
    (record): Written => ({
      ...record,
      detail: JSON.stringify(record.detail),
      uncertainTimes: record.uncertainTimes && JSON.stringify(record.uncertainTimes),
    }),
  )
  const [first] = rows
  const made =
    first && rows.length === 1 ? await insertOne(tx, first) : await insertion(tx).values(rows).execute()
  if (made.length < rows.length) throw new WrittenMeanwhile()
}

/** What the record said when it was created, and its current state. */
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
