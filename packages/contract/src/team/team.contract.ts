// The departments of a centre, as a tree. Staff read them; managers look after them.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { teamRegister } from './team.register.ts'

const at = registerOperations('/api/blade-system/dept', teamRegister)

export const team = feature('team', {
  listTree: at.listTree(),
  listLevel: at.listLevel(),
  listNodes: at.listNodes(),
  listLevelNodes: at.listLevelNodes(),
  get: at.get(),
  submit: at.submit(),
  remove: at.remove(),
})
