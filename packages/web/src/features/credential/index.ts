export { dueCredentialsQuery } from './credential.data.ts'
export { DueCredentialsSheet } from './DueCredentialsSheet.tsx'
