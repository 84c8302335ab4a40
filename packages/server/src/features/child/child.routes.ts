import { child } from '@daybook/contract/child/child.contract.ts'
import { implement } from '../../platform/implement.ts'
import { registerHandlers } from '../register/index.ts'
import { getPicture, listChildren, listRoomsOfChild, listWaiting, savePicture } from './child.handlers.ts'
import { childRegister } from './child.register.ts'

export const childRoutes = implement(child, {
  ...registerHandlers(childRegister),
  listWaiting: { can: 'child.edit', run: listWaiting },
  listChildren: { can: 'child.read', run: listChildren },
  getPicture: { can: 'child.edit', run: getPicture },
  savePicture: { can: 'child.edit', audit: 'child.picture', live: 'child.read', run: savePicture },
  listRoomsOfChild: { can: 'child.read', run: listRoomsOfChild },
})
