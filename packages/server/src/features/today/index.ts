export { type Due, dueItems } from './today.due.ts'
export { plannedItem, taskItem } from './today.items.ts'
export type { Awaiting, DayItems, Oversight, OversightRow } from './today.parts.ts'
export { progressOf } from './today.progress.ts'
