// Every feature of the product: its operations and its jobs.
import type { TokenMaker } from '../platform/identity.ts'
import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.queries.ts'

/** What some features need from the composition beyond their context. */
export interface Parts {
  tokens: TokenMaker
  /** Where the language packs lie that the web build wrote. */
  languageRoot: string | undefined
}

export function makeRoutes(_parts: Parts): Route[] {
  return []
}

export const jobs: readonly Job[] = []
