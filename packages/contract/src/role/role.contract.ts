// Roles: sets of rights that people hold. Daybook brings teacher, manager and administrator; a centre makes further
// ones. The hard rules: nobody gives a right that they lack; what a role says is what the server enforces; and whoever
// holds a role that changes is signed out, so that no open page keeps the rights of before.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { roleRegister } from './role.register.ts'

const at = registerOperations('/api/blade-system/role', roleRegister)

export const role = feature('role', {
  listTree: at.listTree(),
  listNodes: at.listNodes(),
  get: at.get(),
  submit: at.submit(['BUILT_IN', 'RIGHTS_BEYOND_OWN', 'STILL_IN_USE', 'LAST_MANAGER']),
  remove: at.remove(['BUILT_IN', 'STILL_IN_USE']),
})
