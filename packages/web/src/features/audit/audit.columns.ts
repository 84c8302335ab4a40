// The columns of the audit trail: for the table on a desk, for printing and for spreadsheets.
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Column } from '../../kit/table.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { AuditEntry } from './audit.data.ts'
import { actionWords, actorWords, subjectNames } from './audit.words.ts'

/** @param sayDay writes a day for people. A file has days and times as values. */
export function auditColumns(
  t: Translate,
  timeZone: string,
  sayDay?: (day: string) => string,
): Column<AuditEntry>[] {
  const day = (instant: string) => dayAt(new Date(instant), timeZone)
  return [
    {
      name: 'time',
      head: t('audit.time'),
      words: ({ at }) => `${day(at)} ${timeAt(new Date(at), timeZone)}`,
      cell: sayDay && (({ at }) => `${sayDay(day(at))} ${clockAt(at, timeZone)}`),
      sort: 'at',
    },
    { name: 'person', head: t('audit.person'), words: (entry) => actorWords(t, entry), sort: 'person' },
    { name: 'what', head: t('audit.what'), words: ({ action }) => actionWords(t, action), sort: 'action' },
    { name: 'about', head: t('audit.about'), words: (entry) => subjectNames(entry).join('; ') },
    {
      name: 'recordId',
      head: t('audit.recordId'),
      words: ({ subjects }) => subjects.map(({ id }) => id).join(' '),
      isFurther: true,
    },
  ]
}
