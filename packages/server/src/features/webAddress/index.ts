export { webAddressRegister, webAddressRoutes } from './webAddress.routes.ts'
