import { reportPages } from '../report/index.ts'
import { eventReportKind } from './event.reportKind.ts'
import { OnTheWay } from './LastCount.tsx'
import { RollCallScreen } from './RollCallScreen.tsx'

export const eventPages = {
  ...reportPages(eventReportKind, { below: OnTheWay }),
  rollCall: RollCallScreen,
}
