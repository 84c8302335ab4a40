import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { implement } from '../../platform/implement.ts'
import { getBoard, make, takeStep } from './bottle.handlers.ts'

const record = (name: string) => ({ can: 'care.record', live: 'care.read', audit: `bottle.${name}` }) as const

export const bottleRoutes = implement(bottle, {
  getBoard: { can: 'care.read', run: getBoard },
  make: { ...record('make'), run: make },
  takeStep: { ...record('step'), run: takeStep },
})
