import { randomBytes } from 'node:crypto'
import { uuidv7 } from '@daybook/contract/kernel/ids.ts'
import type { Clock } from './clock.ts'

/** Mints a UUIDv7 from the injected clock. */
export type MintId = () => string

/** So many random bytes. */
export type RandomBytes = (bytes: number) => Uint8Array

/** Asking the system costs the same for ten bytes as for many: what it gave is used up before it is asked again. */
function fromStore(): RandomBytes {
  let store = Buffer.alloc(0)
  return (bytes) => {
    if (store.length < bytes) store = randomBytes(4096)
    const taken = store.subarray(0, bytes)
    store = store.subarray(bytes)
    return taken
  }
}

export function idsFrom(clock: Clock, random: RandomBytes = fromStore()): MintId {
  return () => uuidv7(clock.now().getTime(), random(10))
}
