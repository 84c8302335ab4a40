export { articleRegister, articleRoutes } from './article.routes.ts'
