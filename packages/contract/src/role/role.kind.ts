// Roles: sets of rights that people hold. Daybook brings teacher, manager and administrator; a centre makes further
// ones. The hard rules: nobody gives a right that they lack; what a role says is what the server enforces; and whoever
// holds a role that changes is signed out, so that no open page keeps the rights of before.
import { feature } from '../kernel/feature.ts'
import { choices, fields, number, parent, text } from '../kernel/fields.ts'
import { allRights } from '../kernel/rights.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A role of the centre: what its holders may do. */
export const roleFields = fields({
  parentId: parent(),
  roleName: text(60, { required: true }),
  roleAlias: text(40, { required: true, format: 'code' }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  rights: choices(allRights),
})

export const roleRegister = {
  fields: roleFields,
  page: '/pages/manage/role',
  read: 'role.read',
  edit: 'role.edit',
  // Whoever publishes says for which roles.
  offer: 'register.read',
  title: 'roleName',
  about: ['roleAlias'],
  screen: { manage: { group: 'people', icon: 'shieldLock', order: 10 } },
  searched: ['roleName', 'roleAlias'],
  order: ['sort', 'roleName'],
  unique: [['roleAlias'], ['roleName']],
} as const satisfies RegisterFile<typeof roleFields>

const at = registerOperations('/api/blade-system/role', roleRegister)

export const role = feature('role', {
  listTree: at.listTree(),
  listNodes: at.listNodes(),
  get: at.get(),
  submit: at.submit(['BUILT_IN', 'RIGHTS_BEYOND_OWN', 'STILL_IN_USE', 'LAST_MANAGER']),
  remove: at.remove(['BUILT_IN', 'RIGHTS_BEYOND_OWN', 'STILL_IN_USE']),
})
