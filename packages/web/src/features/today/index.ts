export { requestsQuery } from './today.data.ts'
