import { useSearch } from '../../platform/screens/screen.context.ts'
import { reportPageAt, reportPages } from '../report/index.ts'
import { PayAmount } from './PayAmount.tsx'
import { PayHead } from './PayHead.tsx'
import { payParityReportKind } from './payParity.reportKind.ts'

export const payParityPages = {
  ...reportPages(payParityReportKind, { above: PayHead, below: PayAmount }),
  confirm: reportPageAt(payParityReportKind, () => useSearch('payParityConfirm').id, PayAmount),
}
