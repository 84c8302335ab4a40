export { lockManagers, mayAll } from './role.holders.queries.ts'
export { type RoleRow, rolesNamed } from './role.queries.ts'
