import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { payParityReport } from '@daybook/contract/payParity/payParity.report.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'

export const payParityReportKind = reportKind({
  name: 'payParity',
  report: payParityReport,
  api: client(payParity),
  sections: [
    { title: 'payParity.position', fields: ['group', 'step', 'serviceHours'] },
    { title: 'payParity.proof', fields: ['note', 'evidence'] },
  ],
})
