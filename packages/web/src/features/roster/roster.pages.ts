import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { receiptAnswerPage, receiptPages } from '../receipt/index.ts'
import { OwnWeek, RosterWeek } from './RosterWeek.tsx'
import { rosterReceiptKind } from './roster.receiptKind.ts'

export const rosterPages = {
  ...receiptPages(rosterReceiptKind, { More: RosterWeek, answer: (search) => to.rosterAnswer(search) }),
  answer: receiptAnswerPage(rosterReceiptKind, () => useSearch('rosterAnswer').id, OwnWeek),
}
