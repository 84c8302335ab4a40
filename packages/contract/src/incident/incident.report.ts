import type { ReportFile } from '../report/report.rules.ts'
import { incidentFields } from './incident.fields.ts'

export const incidentReport = {
  fields: incidentFields,
  page: '/pages/home/task/detail-acc',
  form: '/pages/home/task/acc-report',
  subject: 'accident',
  order: 1,
  abilities: ['amend', 'confirm', 'cancel', 'correct', 'followUp'],
  initial: 'submitted',
  readers: 'author',
  keep: ({ severity }) => (severity === 'minor' ? 'minorIncident' : 'seriousIncident'),
  summary: ({ whatHappened }) => whatHappened,
  due: ({ followUpOn: on, followUpBy: personId }) => (on && personId ? { on, personId } : null),
  opens: {
    hazard: ({ whatHappened, place }, say) => ({
      kind: 'hazard',
      what: whatHappened.slice(0, 1000),
      where: say(place === 'other' ? 'placeOther' : 'place'),
    }),
  },
  problems: ({ occurredAt, toldAt }) =>
    toldAt !== null && toldAt < occurredAt ? { toldAt: 'ENDS_BEFORE_START' } : {},
} as const satisfies ReportFile<typeof incidentFields>
