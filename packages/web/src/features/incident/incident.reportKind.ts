import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'
import { HeadNotTold } from './HeadNotTold.tsx'

export const incidentReportKind = reportKind({
  name: 'incident',
  report: incidentReport,
  api: client(incident),
  sections: [
    { title: 'incident.summary', fields: ['childId', 'occurredAt', 'place', 'placeOther', 'whatHappened'] },
    { title: 'incident.injury', fields: ['injuries', 'bodyParts', 'severity', 'photos'] },
    { title: 'incident.care', fields: ['firstAid', 'witnesses'] },
    { title: 'incident.parents', fields: ['parentsTold', 'toldHow', 'toldAt', 'toldBy'] },
    { title: 'incident.after', fields: ['needsFollowUp', 'followUp', 'followUpBy', 'followUpOn'] },
  ],
  Hint: HeadNotTold,
})
