// The posts of a centre, which its staff hold. Staff read them; managers look after them.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { positionRegister } from './position.register.ts'

const at = registerOperations('/api/blade-system/post', positionRegister)

export const position = feature('position', {
  list: at.list(),
  listOptions: at.listOptions(),
  get: at.get(),
  submit: at.submit(),
  remove: at.remove(),
})
