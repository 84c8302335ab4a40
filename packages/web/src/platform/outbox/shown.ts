// The effects of this page, apart from the outbox: what only shows what others do is small.
import { queryClient } from '../query/query.client.ts'
import { effectsOn } from './effects.ts'

export const effects = effectsOn(queryClient)
