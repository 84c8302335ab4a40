// What the centre owns: toys, equipment, first-aid boxes, keys. All staff look things up, by a label too; managers look
// after the register. The specification has the screen and no calls; these are ours, under the family's pattern.
import { feature } from '../kernel/feature.ts'
import { registerOperations } from '../register/register.kind.ts'
import { assetRegister } from './asset.register.ts'

const at = registerOperations('/api/blade-garden/asset', assetRegister)
const own = true as const

export const asset = feature('asset', {
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
