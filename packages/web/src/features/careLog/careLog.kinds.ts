// Every kind of care whose entries are shown among those of a day. A further kind is a line here.
import { bottleFeedKind } from '../bottleFeed/index.ts'
import type { EntryKind } from '../care/index.ts'
import { dayNoteKind } from '../dayNote/index.ts'
import { nappyChangeKind } from '../nappyChange/index.ts'
import { sleepKind } from '../sleep/index.ts'
import { sunscreenApplicationKind } from '../sunscreenApplication/index.ts'
import { toiletVisitKind } from '../toiletVisit/index.ts'

export const careKinds: readonly EntryKind[] = [
  nappyChangeKind,
  toiletVisitKind,
  bottleFeedKind,
  sunscreenApplicationKind,
  sleepKind,
  dayNoteKind,
]
