export { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
export { placeOfCentre } from './centre.queries.ts'
