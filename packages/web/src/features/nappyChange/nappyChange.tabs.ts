// The screen has two tabs, because nappies and toilet visits are done in the same round.
import type { CareKind } from '../care/index.ts'
import { toiletVisitCareKind } from '../toiletVisit/toiletVisit.careKind.ts'
import { nappyChangeCareKind } from './nappyChange.careKind.ts'

/** The value of `tab` in the address. */
export const toiletTab = 'toilet'

export function kindOfTab(tab: string | undefined): CareKind {
  return tab === toiletTab ? toiletVisitCareKind : nappyChangeCareKind
}
