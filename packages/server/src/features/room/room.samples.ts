import { room } from '@daybook/contract/room/room.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const roomSamples = samples(room, {
  ...registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.room()), {
    name: 'Kererū',
  }),
})
