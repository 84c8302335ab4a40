export { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
export { nextNumber, placeOfCentre, takenNumbers } from './centre.queries.ts'
