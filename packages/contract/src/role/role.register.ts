import type { RegisterFile } from '../register/register.rules.ts'
import { roleFields } from './role.fields.ts'

export const roleRegister = {
  fields: roleFields,
  page: '/pages/manage/role',
  read: 'role.read',
  edit: 'role.edit',
  // Whoever publishes says for which roles.
  offer: 'register.read',
  title: 'roleName',
  searched: ['roleName', 'roleAlias'],
  order: ['sort', 'roleName'],
  unique: [['roleAlias'], ['roleName']],
} as const satisfies RegisterFile<typeof roleFields>
