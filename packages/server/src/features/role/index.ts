export { type RoleRow, rolesNamed } from './role.queries.ts'
export { roleRegister, roleRoutes } from './role.routes.ts'
