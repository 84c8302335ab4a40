import { useSearch } from '../../platform/screens/screen.context.ts'
import { receiptAnswerPage, receiptPages } from '../receipt/index.ts'
import { OwnWeek } from './RosterWeek.tsx'
import { rosterReceiptKind } from './roster.receiptKind.ts'
import { WeekScreen } from './WeekScreen.tsx'

export const rosterPages = {
  ...receiptPages(rosterReceiptKind),
  page: WeekScreen,
  answer: receiptAnswerPage(rosterReceiptKind, () => useSearch('rosterAnswer').id, { Answered: OwnWeek }),
}
