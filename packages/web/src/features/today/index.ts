export { requestsQuery, todoQuery } from './today.data.ts'
