export { type Due, dueItems } from './today.due.ts'
export { type Awaiting, type DayItems, mostRows, type Oversight } from './today.parts.ts'
