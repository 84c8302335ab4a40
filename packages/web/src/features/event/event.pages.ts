import { reportPages } from '../report/index.ts'
import { eventReportKind } from './event.reportKind.ts'
import { OnTheWay } from './LastCount.tsx'
import { PlanEvent } from './PlanEvent.tsx'
import { RollCallScreen } from './RollCallScreen.tsx'

export const eventPages = {
  ...reportPages(eventReportKind, { above: PlanEvent, below: OnTheWay }),
  rollCall: RollCallScreen,
}
