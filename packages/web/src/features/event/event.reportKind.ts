import { event } from '@daybook/contract/event/event.contract.ts'
import { eventReport } from '@daybook/contract/event/event.report.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'

export const eventReportKind = reportKind({
  name: 'event',
  report: eventReport,
  api: client(event),
  sections: [
    { title: 'event.what', fields: ['type', 'name', 'day', 'startTime', 'minutes', 'where', 'place'] },
    { title: 'event.who', fields: ['roomIds', 'childIds', 'staffIds', 'leadId'] },
    {
      title: 'event.outside',
      fields: ['leavesPremises', 'adults', 'childrenPlanned', 'risks', 'parentsAgree', 'notes'],
    },
  ],
})
