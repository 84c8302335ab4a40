// The columns of the log: for the table on a desk, for printing and for spreadsheets.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Column } from '../../kit/table.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { detailWords } from '../care/index.ts'
import { type LogEntry, shownEntry } from './careLog.entries.ts'

/** @param sayDay writes a day for people. A file has days and times as values. */
export function logColumns(
  t: Translate,
  timeZone: string,
  sayDay?: (day: string) => string,
): Column<LogEntry>[] {
  const day = (instant: string) => dayAt(new Date(instant), timeZone)
  const time = (instant: string) => timeAt(new Date(instant), timeZone)
  return [
    {
      name: 'date',
      head: t('careLog.date'),
      words: ({ occurredAt }) => day(occurredAt),
      cell: sayDay && (({ occurredAt }) => sayDay(day(occurredAt))),
      sort: 'occurredAt',
    },
    {
      name: 'time',
      head: t('careLog.time'),
      words: ({ occurredAt }) => time(occurredAt),
      cell: ({ occurredAt }) => clockAt(occurredAt, timeZone),
    },
    { name: 'child', head: t('careLog.child'), words: ({ child }) => fullName(child), sort: 'child' },
    { name: 'room', head: t('careLog.room'), words: ({ room }) => room.name, sort: 'room' },
    { name: 'kind', head: t('careLog.kind'), words: (entry) => kindWords(t, entry), sort: 'kind' },
    { name: 'what', head: t('careLog.what'), words: (entry) => whatWords(t, entry) },
    {
      name: 'note',
      head: t('careLog.note'),
      words: ({ note, conflictReason }) => [note, conflictReason].filter(Boolean).join(' / '),
    },
    { name: 'by', head: t('careLog.by'), words: ({ recordedBy }) => recordedBy.name, sort: 'recordedBy' },
    {
      name: 'recordedAt',
      head: t('careLog.recordedAt'),
      words: ({ recordedAt }) => `${day(recordedAt)} ${time(recordedAt)}`,
      cell: sayDay && (({ recordedAt }) => `${sayDay(day(recordedAt))} ${clockAt(recordedAt, timeZone)}`),
      sort: 'recordedAt',
      isFurther: true,
    },
    { name: 'changes', head: t('careLog.changes'), words: (entry) => changeWords(t, entry) },
  ]
}

function kindWords(t: Translate, entry: LogEntry): string {
  const shown = shownEntry(entry)
  return shown ? t(shown.kind.title) : entry.kind
}

function whatWords(t: Translate, entry: LogEntry): string {
  const shown = shownEntry(entry)
  return shown ? detailWords(t, shown.kind, shown.entry.detail) : ''
}

function changeWords(t: Translate, { voided, amendments }: LogEntry): string {
  if (voided) return voided.reason ? t('careLog.voidedWhy', { reason: voided.reason }) : t('careLog.voided')
  return amendments > 0 ? t('careLog.amended') : ''
}
