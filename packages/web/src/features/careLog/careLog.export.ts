// The log as a table, for printing and for spreadsheets.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { detailWords, type LogFilter, readLog } from '../care/index.ts'
import { type LogEntry, shownEntry } from './careLog.entries.ts'

/** Every entry that the filter shows, the newest first. */
export async function logTable(t: Translate, filter: LogFilter, timeZone: string): Promise<CsvTable> {
  const records = await readLog(filter)
  const heads = [
    t('careLog.date'),
    t('careLog.time'),
    t('careLog.child'),
    t('careLog.room'),
    t('careLog.kind'),
    t('careLog.what'),
    t('careLog.note'),
    t('careLog.by'),
    t('careLog.recordedAt'),
    t('careLog.changes'),
  ]
  return { heads, rows: records.map((entry) => rowOf(t, entry, timeZone)) }
}

function rowOf(t: Translate, entry: LogEntry, timeZone: string): string[] {
  const { occurredAt, recordedAt, child, room, note, conflictReason, recordedBy } = entry
  const shown = shownEntry(entry)
  const day = (instant: string) => dayAt(new Date(instant), timeZone)
  const time = (instant: string) => timeAt(new Date(instant), timeZone)
  return [
    day(occurredAt),
    time(occurredAt),
    fullName(child),
    room.name,
    shown ? t(shown.kind.title) : entry.kind,
    shown ? detailWords(t, shown.kind, shown.entry.detail) : '',
    [note, conflictReason].filter(Boolean).join(' / '),
    recordedBy.name,
    `${day(recordedAt)} ${time(recordedAt)}`,
    changeWords(t, entry),
  ]
}

function changeWords(t: Translate, { voided, amendments }: LogEntry): string {
  if (voided) return voided.reason ? t('careLog.voidedWhy', { reason: voided.reason }) : t('careLog.voided')
  return amendments > 0 ? t('careLog.amended') : ''
}
