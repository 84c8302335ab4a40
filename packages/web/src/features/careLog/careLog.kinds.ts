// Every kind of care whose entries are shown among those of a day. A further kind is a line here.
import type { EntryKind } from '../care/index.ts'
import { dayNoteKind } from '../dayNote/index.ts'
import { nappyChangeKind } from '../nappyChange/index.ts'

export const careKinds: readonly EntryKind[] = [dayNoteKind, nappyChangeKind]
