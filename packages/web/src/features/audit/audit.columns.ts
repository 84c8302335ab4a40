// The columns of the audit trail: for the table on a desk, for printing and for spreadsheets.
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Column } from '../../kit/table.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import type { AuditEntry } from './audit.data.ts'
import { actionWords, actorWords, subjectNames } from './audit.words.ts'

export function auditColumns(t: Translate, timeZone: string): Column<AuditEntry>[] {
  const said = (instant: string) => {
    const at = new Date(instant)
    return `${dayAt(at, timeZone)} ${timeAt(at, timeZone)}`
  }
  return [
    { name: 'time', head: t('audit.time'), words: ({ at }) => said(at), sort: 'at' },
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
