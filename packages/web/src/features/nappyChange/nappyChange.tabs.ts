// The screen has two tabs: a room is changed and taken to the toilet in one round.
import type { CareKind } from '../care/index.ts'
import { toiletVisitKind } from '../toiletVisit/index.ts'
import { nappyChangeKind } from './nappyChange.kind.ts'

/** As it stands in the address. */
export const toiletTab = 'toilet'

export function kindOfTab(tab: string | undefined): CareKind {
  return tab === toiletTab ? toiletVisitKind : nappyChangeKind
}
