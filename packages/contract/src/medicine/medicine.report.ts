import type { ReportFile } from '../report/report.rules.ts'
import { medicineFields } from './medicine.fields.ts'

export const medicineReport = {
  fields: medicineFields,
  page: '/pages/home/task/detail-medicine',
  form: '/pages/home/task/medicine',
  subject: 'medicine',
  order: 3,
  abilities: ['amend', 'confirm', 'cancel', 'correct'],
  initial: 'submitted',
  // Whoever is about to give the next dose has to know of this one.
  readers: 'staff',
  keep: () => 'medicine',
  summary: ({ name, dose }) => `${name} · ${dose}`,
  listed: ['name', 'dose'],
} as const satisfies ReportFile<typeof medicineFields>
