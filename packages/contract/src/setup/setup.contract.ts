// What a new centre still lacks, as a short list for its manager. The hard rule: a step is done by what the centre has, and
// never by a tick.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { setupSteps } from './setup.rules.ts'

export const setup = feature('setup', {
  getSetup: get('/api/blade-common/tenant-settings/setup', {
    description:
      'Lists the steps of setting up the centre in order. `count` is how many the centre has of what the step is about.',
    own: true,
    returns: z.array(
      z.object({ step: z.enum(setupSteps), page: z.string(), count: z.number().int(), isDone: z.boolean() }),
    ),
  }),
})
