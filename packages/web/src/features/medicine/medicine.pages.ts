import { reportPages } from '../report/index.ts'
import { medicineReportKind } from './medicine.reportKind.ts'

export const medicinePages = reportPages(medicineReportKind)
