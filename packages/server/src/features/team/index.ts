export { teamRegister, teamRoutes } from './team.routes.ts'
