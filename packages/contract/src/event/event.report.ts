import { instantOf } from '../kernel/dates.ts'
import type { ReportFile } from '../report/report.rules.ts'
import { eventFields } from './event.fields.ts'

export const eventReport = {
  fields: eventFields,
  page: '/pages/home/event/event-detail',
  form: '/pages/home/event/common-event',
  subject: 'meeting',
  order: 8,
  abilities: ['amend', 'confirm', 'refuse', 'cancel', 'followUp', 'correct'],
  initial: 'submitted',
  cancelledLater: true,
  readers: 'staff',
  byDay: true,
  opens: {
    riskAssessment: ({ name, where, risks }) => ({ what: risks ?? name, where }),
  },
  due: ({ day: on, leadId: personId }) => ({ on, personId }),
  keep: () => 'safety',
  summary: ({ name, where }) => `${name} · ${where}`,
  listed: ['name', 'day', 'startTime'],
  span: ({ day, startTime, minutes }, timeZone) => {
    const start = instantOf(day, startTime, timeZone)
    const end = new Date(start.getTime() + minutes * 60_000)
    return { startsAt: start.toISOString(), endsAt: end.toISOString() }
  },
} as const satisfies ReportFile<typeof eventFields>
