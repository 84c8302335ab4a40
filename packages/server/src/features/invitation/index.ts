export { invitationJobs } from './invitation.jobs.ts'
export { firstOperatorAddress, renewOperator } from './invitation.operator.ts'
export { openUntil } from './invitation.queries.ts'
export { invitationRoutes } from './invitation.routes.ts'
