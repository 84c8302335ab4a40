export { type Awaiting, type DayItems, mostRows, type Oversight } from './today.parts.ts'
