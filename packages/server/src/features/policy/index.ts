export { policyRoutes } from './policy.routes.ts'
