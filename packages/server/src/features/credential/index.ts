export { credentialRoutes } from './credential.routes.ts'
