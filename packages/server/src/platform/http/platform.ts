import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { DB } from '../database/types.ts'
import type { FindActor, TokenMaker } from '../identity.ts'
import type { MintId } from '../ids.ts'
import type { Live } from '../live/live.ts'
import type { Gate } from './gate.ts'

/** What every operation is run with. */
export interface Platform {
  db: Kysely<DB>
  clock: Clock
  ids: MintId
  tokens: TokenMaker
  findActor: FindActor
  /** Whether these are credentials of a client that may ask for tokens. */
  isClient(authorization: string | undefined): boolean
  /** Keeps sign-ins from taking every database connection. */
  signInGate: Gate
  live: Pick<Live, 'publish'>
}
