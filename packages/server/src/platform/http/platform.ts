import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { DB } from '../database/types.ts'
import type { FindActor, TokenMaker } from '../identity.ts'
import type { CreateId } from '../ids.ts'
import type { Live } from '../live/live.ts'
import type { FileAddresses } from '../storage/addresses.ts'
import type { Gate } from './gate.ts'

/** The services that every operation runs with. */
export interface Platform {
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  tokens: TokenMaker
  findActor: FindActor
  /** Whether these are the credentials of a client that may request tokens. */
  isClient(authorization: string | undefined): boolean
  /** Whether these are the credentials of a client other than our own. */
  isFamilyClient(authorization: string | undefined): boolean
  /** Keeps sign-ins from using up all database connections. */
  signInGate: Gate
  /** Keeps writes that wait for a lock from using up all database connections, so that what only reads goes on. */
  writeGate: Gate
  live: Pick<Live, 'publish'>
  addresses: Pick<FileAddresses, 'sign'>
  /** Milliseconds within which an uploaded file has to arrive. */
  uploadTimeout: number
}
