import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.queries.ts'

/** Every feature of the product: its operations and its jobs. */
export const routes: readonly Route[] = []
export const jobs: readonly Job[] = []
