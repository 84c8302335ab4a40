export { leaveBalanceRoutes } from './leaveBalance.routes.ts'
