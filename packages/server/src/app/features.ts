// Every feature of the product: its operations and its jobs.
import { childRoutes } from '../features/child/index.ts'
import { roomRoutes } from '../features/room/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type TokenMaker, tokenMaker } from '../platform/identity.ts'
import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.queries.ts'

/** What some features need from the composition beyond their context. */
export interface Parts {
  tokens: TokenMaker
  /** Where the language packs lie that the web build wrote. */
  languageRoot: string | undefined
}

export function makeRoutes(_parts: Parts): Route[] {
  return [...childRoutes, ...roomRoutes]
}

/** The operations for those who read the table and call none: laws, the OpenAPI document, `npm run where`. */
export function listRoutes(): Route[] {
  return makeRoutes({ tokens: tokenMaker(new Uint8Array(32), systemClock), languageRoot: undefined })
}

export const jobs: readonly Job[] = []
