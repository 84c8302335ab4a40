export { dueCredentialsQuery } from './credential.data.ts'
