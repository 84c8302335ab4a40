export { lockManagers, mayAll } from './role.holders.queries.ts'
export { aliasesOf, type RoleRow, rolesNamed } from './role.queries.ts'
