export { type RoleRow, rolesNamed } from './role.queries.ts'
