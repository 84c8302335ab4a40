export { type ClosedDay, closedDays, closedFor, type Place } from './centre.closed.ts'
export { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
export { activate, deactivate } from './centre.leaving.ts'
export { findCentre, nextNumber, placeOfCentre, takenNumbers } from './centre.queries.ts'
