import { illness } from '@daybook/contract/illness/illness.contract.ts'
import { illnessReport } from '@daybook/contract/illness/illness.report.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'

export const illnessReportKind = reportKind({
  name: 'illness',
  report: illnessReport,
  api: client(illness),
  sections: [
    { title: 'illness.signs', fields: ['childId', 'occurredAt', 'symptoms', 'temperature', 'description'] },
    { title: 'illness.care', fields: ['action', 'isIsolated', 'isolatedWhere'] },
    { title: 'illness.away', fields: ['mustStayAway', 'awayUntil'] },
    { title: 'illness.parents', fields: ['parentsTold', 'toldHow', 'toldAt', 'toldBy'] },
  ],
})
