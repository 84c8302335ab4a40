// The operations and jobs of all features. It names no feature: the tables are generated.
import type { DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import type { Logger } from 'pino'
import type { PasswordFormats, Passwords } from '../features/auth/index.ts'
import { systemClock } from '../platform/clock.ts'
import { purgeKeysDaily } from '../platform/idempotency.jobs.ts'
import { type TokenMaker, tokenMaker } from '../platform/identity.ts'
import type { RandomBytes } from '../platform/ids.ts'
import type { Route } from '../platform/implement.ts'
import type { Job } from '../platform/jobs.queries.ts'
import * as declared from './features.generated.ts'

/** What some features need from the app in addition to their context. */
export interface Parts {
  tokens: TokenMaker
  passwords: Passwords
  passwordFormats: PasswordFormats
  random: RandomBytes
  log: Pick<Logger, 'warn'>
  /** The accounts of the demo data, if it is open. */
  demoAccounts: readonly DemoAccount[]
  /** The folder of the language packs that the web build wrote. */
  languageRoot: string | undefined
}

/** What features declare for a mechanism that does not know them. It is passed to the mechanism's routes. */
const forMechanisms = {
  awaiting: Object.values(declared.awaiting),
  careKinds: Object.values(declared.careKinds),
  oversight: Object.values(declared.oversight),
  taskKinds: Object.values(declared.tasks),
}

export function makeRoutes(parts: Parts): Route[] {
  const all = { ...parts, ...forMechanisms }
  return Object.values(declared.routes).flatMap((routes) =>
    typeof routes === 'function' ? routes(all) : routes,
  )
}

/** The operations for readers that call none: laws, the OpenAPI document, `npm run where`. */
export function listRoutes(): Route[] {
  return makeRoutes({
    tokens: tokenMaker(new Uint8Array(32), systemClock),
    passwords: { verify: async () => false },
    passwordFormats: { md5: false, sm2PrivateKey: undefined },
    random: (bytes) => new Uint8Array(bytes),
    log: { warn: () => undefined },
    demoAccounts: [],
    languageRoot: undefined,
  })
}

export const jobs: readonly Job[] = [...Object.values(declared.jobs).flat(), purgeKeysDaily]
