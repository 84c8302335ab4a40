import type { Job } from '../../platform/jobs.queries.ts'
import { purgeTickets } from './kiosk.pin.queries.ts'

/** Deletes tickets that nobody spent. */
const forgetTickets: Job = {
  name: 'forgetKioskTickets',
  schedule: '43 * * * *',
  run: ({ tx, clock }) => purgeTickets(tx, clock.now()),
}

export const kioskJobs = [forgetTickets]
