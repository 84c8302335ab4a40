export { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
export { activate, deactivate } from './centre.leaving.ts'
export { findCentre, nextNumber, placeOfCentre, takenNumbers } from './centre.queries.ts'
