export { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
export { placeOfCentre } from './centre.queries.ts'
export { centreRoutes } from './centre.routes.ts'
