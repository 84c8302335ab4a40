// A row of care_record in the wire format, for one reader.
import { isLateEntry } from '@daybook/contract/attendance/attendance.rules.ts'
import type { CareEntryBase } from '@daybook/contract/care/care.kind.ts'
import { abilitiesOn, type Reader } from '@daybook/contract/care/care.rules.ts'
import type { UncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { z } from 'zod'

export type EntryBase = z.output<typeof CareEntryBase>

export interface EntryRow {
  id: string
  childId: string
  roomId: string
  taskId: string | null
  occurredAt: string
  uncertainTimes: UncertainTimes | null
  recordedAt: string
  recordedBy: string
  recordedByName: string
  detail: unknown
  note: string | null
  conflictReason: string | null
  checkedBy: string | null
  checkedByName: string | null
  version: number
  amendments: number
  voidedAt: string | null
  voidedBy: string | null
  voidedByName: string | null
  voidReason: string | null
}

/** The reader and the time. Both decide what may be done with a row. */
export interface View {
  reader: Reader
  now: Date
}

/** @typeParam Detail of the row's kind; its schema and the table's CHECK guarantee it */
export function toEntry<Detail>(row: EntryRow, { reader, now }: View): EntryBase & { detail: Detail } {
  const { id, childId, roomId, taskId, occurredAt, recordedAt, note, conflictReason } = row
  const { version, amendments } = row
  const entry = {
    id,
    childId,
    roomId,
    taskId,
    occurredAt,
    uncertainTimes: row.uncertainTimes,
    recordedAt,
    note,
    conflictReason,
    checkedBy: row.checkedBy === null ? null : { id: row.checkedBy, name: row.checkedByName ?? '' },
    version,
    amendments,
    recordedBy: { id: row.recordedBy, name: row.recordedByName },
    late: isLateEntry(occurredAt, recordedAt),
    voided: voidedOf(row),
  }
  return { ...entry, can: abilitiesOn(entry, reader, now), detail: row.detail as Detail }
}

function voidedOf({ voidedAt, voidedBy, voidedByName, voidReason }: EntryRow): EntryBase['voided'] {
  if (voidedAt === null || voidedBy === null) return null
  return { at: voidedAt, by: { id: voidedBy, name: voidedByName ?? '' }, reason: voidReason }
}
