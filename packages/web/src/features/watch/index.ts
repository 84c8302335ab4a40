export { gapRow, kindWords, lateLooksRow, overWords } from './gap.words.ts'
export { LookRow, type LooksOfRoom } from './LookRow.tsx'
export { WatchBar } from './WatchBar.tsx'
export { type LookOf, type ShownWatch, shownOnPage, useLooks, watchKind } from './watch.kind.ts'
