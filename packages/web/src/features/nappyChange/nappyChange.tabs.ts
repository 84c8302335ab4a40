// The screen has two tabs: a room is changed and taken to the toilet in one round.
import type { CareKind } from '../care/index.ts'
import { toiletVisitCareKind } from '../toiletVisit/index.ts'
import { nappyChangeCareKind } from './nappyChange.careKind.ts'

/** As it stands in the address. */
export const toiletTab = 'toilet'

export function kindOfTab(tab: string | undefined): CareKind {
  return tab === toiletTab ? toiletVisitCareKind : nappyChangeCareKind
}
