import { house } from '@daybook/contract/house/house.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getHouse } from './house.handlers.ts'

export const houseRoutes = implement(house, { getHouse: { can: 'house.read', run: getHouse } })
