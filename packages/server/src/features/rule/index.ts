export { ruleRoutes } from './rule.routes.ts'
