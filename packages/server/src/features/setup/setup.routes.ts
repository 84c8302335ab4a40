import { setup } from '@daybook/contract/setup/setup.contract.ts'
import { isStepDone, setupPages, setupSteps } from '@daybook/contract/setup/setup.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { implement } from '../../platform/implement.ts'
import { placeOfCentre, regionsOf } from '../centre/index.ts'
import { countOfSteps } from './setup.queries.ts'

async function getSetup({ tx }: ContextOf<(typeof setup.operations)['getSetup']>) {
  const counts = await countOfSteps(tx)
  // A country without regions has nothing to choose.
  const { country } = await placeOfCentre(tx)
  if ((await regionsOf(country)).length === 0) counts.holidays = 1
  return setupSteps.map((step) => {
    const count = counts[step]
    return { step, page: setupPages[step], count, isDone: isStepDone(step, count) }
  })
}

export const setupRoutes = implement(setup, { getSetup: { can: 'centre.configure', run: getSetup } })
