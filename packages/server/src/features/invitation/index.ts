export { isFirstRun } from './invitation.handlers.ts'
export { addressForManager, firstOperatorAddress, renewOperator } from './invitation.operator.ts'
export { openUntil } from './invitation.queries.ts'
