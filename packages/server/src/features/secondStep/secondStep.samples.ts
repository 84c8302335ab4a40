import { secondStep } from '@daybook/contract/secondStep/secondStep.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { appCode, giveSecret } from '@daybook/testkit/secondStep.ts'
import type { World } from '@daybook/testkit/world.ts'

/** A code that works for everybody who calls. */
async function codeOfAll(world: World, isConfirmed?: boolean) {
  const { teacher, manager } = world.centre
  for (const person of [world.administrator, teacher, manager]) await giveSecret(world, person, isConfirmed)
  return { code: appCode(world.clock.now()) }
}

export const secondStepSamples = samples(secondStep, {
  confirmSecondStep: (world) => codeOfAll(world, false),
  renewRecoveryCodes: (world) => codeOfAll(world),
  endSecondStep: (world) => codeOfAll(world),
  resetSecondStep: async (world) => {
    await giveSecret(world, world.centre.teacher)
    return { userId: world.centre.teacher.id }
  },
})
