export { firstOperatorAddress } from './invitation.first.ts'
export { invitationJobs } from './invitation.jobs.ts'
export { openUntil } from './invitation.queries.ts'
export { invitationRoutes } from './invitation.routes.ts'
