import { dayAt } from '../kernel/dates.ts'
import type { ReportFile } from '../report/report.rules.ts'
import { illnessFields } from './illness.fields.ts'

export const illnessReport = {
  fields: illnessFields,
  page: '/pages/home/task/detail-ill',
  form: '/pages/home/task/illness',
  subject: 'illness',
  order: 2,
  abilities: ['amend', 'confirm', 'cancel', 'correct', 'comeBack'],
  initial: 'submitted',
  readers: 'author',
  keep: () => 'illness',
  summary: ({ description, action }) => [description, action].filter(Boolean).join(' · '),
  awayUntil: (values) => values.awayUntil,
  problems: ({ occurredAt, awayUntil, toldAt }, { timeZone }) => ({
    awayUntil:
      awayUntil !== null && awayUntil < dayAt(new Date(occurredAt), timeZone)
        ? 'ENDS_BEFORE_START'
        : undefined,
    toldAt: toldAt !== null && toldAt < occurredAt ? 'ENDS_BEFORE_START' : undefined,
  }),
} as const satisfies ReportFile<typeof illnessFields>
