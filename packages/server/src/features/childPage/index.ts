export { childPageRoutes } from './childPage.routes.ts'
