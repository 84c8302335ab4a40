import { medicine, medicineReport } from '@daybook/contract/medicine/medicine.kind.ts'
import { client } from '../../platform/api/client.ts'
import { reportKind } from '../report/index.ts'
import { BeforeDose } from './BeforeDose.tsx'

export const medicineReportKind = reportKind({
  name: 'medicine',
  report: medicineReport,
  api: client(medicine),
  sections: [
    {
      title: 'medicine.what',
      fields: ['childId', 'name', 'dose', 'way', 'occurredAt', 'reason'],
      Below: BeforeDose,
    },
    { title: 'medicine.safe', fields: ['authority', 'checkedBy', 'outcome'] },
    { title: 'medicine.parents', fields: ['parentsTold', 'toldHow', 'toldAt', 'toldBy'] },
  ],
})
