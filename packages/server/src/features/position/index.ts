export { positionRegister, positionRoutes } from './position.routes.ts'
