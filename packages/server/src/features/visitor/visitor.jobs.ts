import type { Job } from '../../platform/jobs.queries.ts'
import { purgeCodes } from './visitor.code.queries.ts'
import { mailVisitorCode } from './visitor.mail.ts'
import type { VisitorParts } from './visitor.parts.ts'

/** Deletes codes too old to count. */
const forgetVisitorCodes: Job = {
  name: 'forgetVisitorCodes',
  schedule: '29 * * * *',
  run: ({ tx, clock }) => purgeCodes(tx, clock.now()),
}

export const visitorJobs = (parts: VisitorParts) => [mailVisitorCode(parts), forgetVisitorCodes]
