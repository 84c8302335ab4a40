export { BoardHead } from './BoardHead.tsx'
export { boardPages } from './BoardPages.tsx'
export { CareBoard } from './CareBoard.tsx'
export { reach } from './care.board.ts'
export { aboutTime, lookAtEntry } from './care.choices.ts'
export {
  type BoardSearch,
  boardNeeds,
  entryQuery,
  type LogFilter,
  logQuery,
  readLog,
  voidEntry,
} from './care.data.ts'
export { careKind } from './care.kind.ts'
export { careCounts, recordedOnPage } from './care.live.ts'
export type { CareKind, EntryKind, ShownEntry } from './care.view.ts'
export { awayWords, detailWords, iconsOf, refusalWords, sinceWords, whoWords } from './care.words.ts'
export { EntryMarks } from './EntryFacts.tsx'
export { EntrySheet } from './EntrySheet.tsx'
export { NotHere } from './NotHere.tsx'
export { TimeSheet } from './TimeSheet.tsx'
