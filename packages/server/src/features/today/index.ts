export { type Due, dueItems } from './today.due.ts'
export { type Awaiting, type DayItems, mostRows, type Oversight, type OversightRow } from './today.parts.ts'
