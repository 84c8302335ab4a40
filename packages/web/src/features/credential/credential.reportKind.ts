import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { credentialReport } from '@daybook/contract/credential/credential.report.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'

export const credentialReportKind = reportKind({
  name: 'credential',
  report: credentialReport,
  api: client(credential),
  sections: [
    { title: 'credential.title', fields: ['kind', 'number', 'issuedOn', 'expiresOn'] },
    { title: 'credential.pictures', fields: ['front', 'back'] },
  ],
})
