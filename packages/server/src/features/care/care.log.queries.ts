// Entries of all kinds together, for reviewing and changing them.

import type { CareHistory, CareLogEntry } from '@daybook/contract/care/care.contract.ts'
import { type Selectable, sql } from 'kysely'
import type { z } from 'zod'
import { given, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { readNamedPage } from '../../platform/database/page.ts'
import type { CareAmendment } from '../../platform/database/types.ts'
import { found } from '../../platform/errors.ts'
import { type Card, cautionColumns } from '../child/index.ts'
import { type EntryRow, toEntry, type View } from './care.entry.ts'
import { entries, type Period, withPeople } from './care.queries.ts'

export type LogEntry = z.output<typeof CareLogEntry>
type Amendment = z.output<typeof CareHistory>['history'][number]

const selectLog = (tx: Tx) => withNames(entries(tx))

function withNames(wanted: ReturnType<typeof entries>) {
  return withPeople(wanted)
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'record.childId'))
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'record.roomId'))
    .select(['record.kind', 'child.firstName', 'child.familyName', 'child.picture', ...cautionColumns()])
    .select(['room.code as roomCode', 'room.name as roomName'])
}

type Cautions = Pick<Card, 'allergies' | 'dietNote' | 'dietAvoids' | 'diets' | 'sunscreenConsent'>

interface LogRow extends EntryRow, Cautions {
  kind: string
  firstName: string
  familyName: string
  picture: string | null
  roomCode: string
  roomName: string
}

function toLogEntry(row: LogRow, view: View): LogEntry {
  const { kind, childId, firstName, familyName, picture, roomCode, roomName } = row
  const { allergies, dietNote, dietAvoids, diets, sunscreenConsent } = row
  return {
    ...toEntry<LogEntry['detail']>(row, view),
    // Only the handlers of a kind write this column.
    kind: kind as LogEntry['kind'],
    child: {
      id: childId,
      firstName,
      familyName,
      picture,
      allergies,
      dietNote,
      dietAvoids,
      diets,
      sunscreenConsent,
    },
    room: { code: roomCode, name: roomName },
  }
}

export interface LogWanted extends Order<keyof typeof orders> {
  period: Period
  roomId: string | undefined
  childId: string | undefined
  kind: string | undefined
  current: number
  size: number
}

/** Of at most 31 days, which are sorted without an index. */
const nameOf = (table: string, name: ReturnType<typeof sql>, id: string) =>
  sql`(select ${name} from ${sql.table(table)} as named
    where named.tenant_id = record.tenant_id and named.id = ${sql.ref(`record.${id}`)})`

const orders = {
  occurredAt: sql.ref('record.occurred_at'),
  recordedAt: sql.ref('record.recorded_at'),
  kind: sql.ref('record.kind'),
  child: nameOf('child', sql`search_name`, 'child_id'),
  room: nameOf('room', sql`fold_name(name)`, 'room_id'),
  recordedBy: nameOf('staff', sql`fold_name(real_name)`, 'recorded_by'),
}

/** One page of a period's entries, voided ones too, newest first. */
export async function pageOfLog(
  tx: Tx,
  wanted: LogWanted,
  view: View,
): Promise<{ records: LogEntry[]; total: number }> {
  const { period, roomId, childId, kind } = wanted
  const matching = entries(tx)
    .where('record.occurredAt', '>=', period.from.toISOString())
    .where('record.occurredAt', '<', period.until.toISOString())
    .where((eb) => given(eb, { 'record.roomId': roomId, 'record.childId': childId, 'record.kind': kind }))
    .$call(orderedBy(wanted, orders))
    .orderBy('record.occurredAt', 'desc')
    .orderBy('record.id', 'desc')
  const { records, total } = await readNamedPage(matching, wanted, withNames)
  return { records: records.map((row) => toLogEntry(row, view)), total }
}

/** A child's entries in a period, voided ones too, newest first. */
export async function logOfChild(tx: Tx, childId: string, period: Period, view: View): Promise<LogEntry[]> {
  const rows = await selectLog(tx)
    .where('record.childId', '=', childId)
    .where('record.occurredAt', '>=', period.from.toISOString())
    .where('record.occurredAt', '<', period.until.toISOString())
    .orderBy('record.occurredAt', 'desc')
    .orderBy('record.id', 'desc')
    .execute()
  return rows.map((row) => toLogEntry(row, view))
}

/** Fails with NOT_FOUND when there is none. */
export async function logEntry(tx: Tx, id: string, view: View): Promise<LogEntry> {
  return toLogEntry(found(await selectLog(tx).where('record.id', '=', id).executeTakeFirst()), view)
}

/** The same, locked until this transaction ends. */
export async function lockLogEntry(tx: Tx, id: string, view: View): Promise<LogEntry> {
  const row = await selectLog(tx).where('record.id', '=', id).forUpdate('record').executeTakeFirst()
  return toLogEntry(found(row), view)
}

/** Locks the existing entries in the order of their ids, so that parallel changes never deadlock. */
export async function lockLogEntries(tx: Tx, ids: readonly string[], view: View): Promise<LogEntry[]> {
  const rows = await selectLog(tx)
    .where('record.id', 'in', ids as string[])
    .orderBy('record.id')
    .forUpdate('record')
    .execute()
  return rows.map((row) => toLogEntry(row, view))
}

/** The amendments of an entry, oldest first. */
export async function amendmentsOf(tx: Tx, recordId: string): Promise<Amendment[]> {
  const rows = await tx
    .selectFrom('careAmendment as amendment')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'amendment.amendedBy'))
    .select(['amendment.version', 'amendment.amendedAt', 'amendment.amendedBy', 'amendment.reason'])
    .select(['amendment.before', 'staff.realName'])
    .where('amendment.recordId', '=', recordId)
    .orderBy('amendment.version')
    .execute()
  return rows.map(({ amendedBy, realName, before, ...row }) => ({
    ...row,
    amendedBy: { id: amendedBy, name: realName },
    before: before as Amendment['before'],
  }))
}

export type Content = Pick<
  LogEntry,
  'occurredAt' | 'note' | 'conflictReason' | 'detail' | 'uncertainTimes'
> & {
  /** The id of whoever checked it. */
  checkedBy: string | null
}
type AmendmentRow = Pick<Selectable<CareAmendment>, 'id' | 'amendedBy' | 'amendedAt' | 'reason'>

/** Stores the entry's old content and writes the new one. The entry has to be locked. */
export async function writeAmendment(
  tx: Tx,
  entry: LogEntry,
  content: Content & Pick<LogEntry, 'taskId'>,
  amendment: AmendmentRow,
): Promise<void> {
  const { id, version, amendments, occurredAt, note, conflictReason, detail } = entry
  // Kept only if this amendment settles them.
  const uncertainTimes = content.uncertainTimes ? null : entry.uncertainTimes
  const before = JSON.stringify({ occurredAt, note, conflictReason, detail, uncertainTimes })
  await tx
    .insertInto('careAmendment')
    .values({ ...amendment, recordId: id, version, before })
    .execute()
  await tx
    .updateTable('careRecord')
    .set({
      ...content,
      detail: JSON.stringify(content.detail),
      uncertainTimes: content.uncertainTimes && JSON.stringify(content.uncertainTimes),
      version: version + 1,
      amendments: amendments + 1,
    })
    .where('id', '=', id)
    .execute()
}

export async function writeVoid(
  tx: Tx,
  ids: readonly string[],
  { at, by, reason }: { at: Date; by: string; reason: string | null },
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('careRecord')
    .set({ voidedAt: at.toISOString(), voidedBy: by, voidReason: reason })
    .where('id', 'in', ids as string[])
    .where('voidedAt', 'is', null)
    .execute()
}
