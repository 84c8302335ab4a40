export { languageRoutes } from './language.routes.ts'
