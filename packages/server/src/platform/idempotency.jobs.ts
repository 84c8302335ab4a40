import { purgeKeys } from './idempotency.queries.ts'
import type { Job } from './jobs.queries.ts'

export const purgeKeysDaily: Job = {
  name: 'purgeKeys',
  daily: '03:45',
  run: ({ tx, clock }) => purgeKeys(tx, clock.now()),
}
