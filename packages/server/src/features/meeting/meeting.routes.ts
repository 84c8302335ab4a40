import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { implement } from '../../platform/implement.ts'
import { receiptHandlers } from '../receipt/index.ts'
import {
  addAction,
  finishAction,
  getCalendar,
  getMeeting,
  listActions,
  meetingKind,
  updateSummary,
} from './meeting.handlers.ts'

export const meetingRoutes = implement(meeting, {
  ...receiptHandlers(meetingKind),
  get: { can: 'receipt.answer', run: getMeeting },
  updateSummary: { can: 'receipt.answer', audit: 'meeting.minutes', run: updateSummary },
  addAction: { can: 'receipt.answer', audit: 'meeting.addAction', run: addAction },
  finishAction: { can: 'receipt.answer', audit: 'meeting.finishAction', run: finishAction },
  listActions: { can: 'receipt.answer', run: listActions },
  getCalendar: { can: 'receipt.answer', run: getCalendar },
})
