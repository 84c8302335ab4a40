import { randomBytes } from 'node:crypto'
import { uuidv7 } from '@daybook/contract/kernel/ids.ts'
import type { Clock } from './clock.ts'

/** Mints a UUIDv7 from the injected clock. */
export type MintId = () => string

/** So many random bytes. */
export type RandomBytes = (bytes: number) => Uint8Array

export function idsFrom(clock: Clock, random: RandomBytes = randomBytes): MintId {
  return () => uuidv7(clock.now().getTime(), random(10))
}
