import { place } from '@daybook/contract/place/place.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.place()),
  { name: 'Beach', latitude: -36.85, longitude: 174.76 },
)

export const placeSamples = samples(place, { get, submit, remove })
