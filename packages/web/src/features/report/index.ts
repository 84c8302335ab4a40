export { ReportForm } from './ReportForm.tsx'
export { ReportList } from './ReportList.tsx'
export { ReportPage } from './ReportPage.tsx'
export { reportKind } from './report.view.ts'
