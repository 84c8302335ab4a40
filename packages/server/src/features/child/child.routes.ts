import { child } from '@daybook/contract/child/child.contract.ts'
import { implement } from '../../platform/implement.ts'
import { listChildren, listRoomsOfChild } from './child.handlers.ts'

export const childRoutes = implement(child, {
  listChildren: { can: 'child.read', run: listChildren },
  listRoomsOfChild: { can: 'child.read', run: listRoomsOfChild },
})
