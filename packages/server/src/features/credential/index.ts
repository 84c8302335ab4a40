export { credentialsUntil } from './credential.queries.ts'
