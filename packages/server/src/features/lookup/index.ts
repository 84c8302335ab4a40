export { lookupRegister } from './lookup.kind.ts'
export { lookupRoutes } from './lookup.routes.ts'
