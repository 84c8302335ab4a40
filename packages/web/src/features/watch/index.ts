export { gapRow, kindWords, lateLooksRow, overWords } from './gap.words.ts'
export { WatchBar } from './WatchBar.tsx'
export { WatchRows } from './WatchRows.tsx'
export { type ShownWatch, shownOnPage, watchKind } from './watch.kind.ts'
