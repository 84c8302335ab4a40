import { ingredient } from '@daybook/contract/ingredient/ingredient.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.ingredient()),
  { name: 'Plain yoghurt', contains: ['dairy' as const], label: 'checked' as const },
)

export const ingredientSamples = samples(ingredient, { get, submit, remove })
