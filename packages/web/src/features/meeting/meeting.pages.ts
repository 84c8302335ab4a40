import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { receiptAnswerPage, receiptPages } from '../receipt/index.ts'
import { AfterMeeting } from './AfterMeeting.tsx'
import { meetingReceiptKind } from './meeting.receiptKind.ts'

export const meetingPages = {
  ...receiptPages(meetingReceiptKind, { More: AfterMeeting, answer: (search) => to.meetingAnswer(search) }),
  answer: receiptAnswerPage(meetingReceiptKind, () => useSearch('meetingAnswer').id),
}
