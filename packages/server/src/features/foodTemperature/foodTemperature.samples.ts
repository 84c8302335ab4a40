import { foodTemperature } from '@daybook/contract/foodTemperature/foodTemperature.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { worldNow } from '@daybook/testkit/world.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.foodTemperature(centre.teacher.id)),
  { what: 'fridge' as const, name: 'Fridge 2', at: worldNow, celsius: 4.5 },
)

export const foodTemperatureSamples = samples(foodTemperature, { get, submit, remove })
