import { hazard, hazardReport } from '@daybook/contract/hazard/hazard.kind.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'

export const hazardReportKind = reportKind({
  name: 'hazard',
  report: hazardReport,
  api: client(hazard),
  sections: [
    { title: 'hazard.summary', fields: ['kind', 'what', 'roomId', 'where', 'place', 'photos', 'rating'] },
    { title: 'hazard.answer', fields: ['control', 'measures', 'ownerId', 'dueOn'] },
  ],
})
