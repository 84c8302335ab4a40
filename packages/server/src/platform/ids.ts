import { randomBytes } from 'node:crypto'
import { uuidv7 } from '@daybook/contract/kernel/ids.ts'
import type { Clock } from './clock.ts'

/** Creates a UUIDv7 from the injected clock. */
export type CreateId = () => string

/** Returns this many random bytes. */
export type RandomBytes = (bytes: number) => Uint8Array

/** A system call costs the same for ten bytes as for many, so bytes are fetched in bulk and used up first. */
function fromStore(): RandomBytes {
  let store = Buffer.alloc(0)
  return (bytes) => {
    if (store.length < bytes) store = randomBytes(4096)
    const taken = store.subarray(0, bytes)
    store = store.subarray(bytes)
    return taken
  }
}

export function idsFrom(clock: Clock, random: RandomBytes = fromStore()): CreateId {
  return () => uuidv7(clock.now().getTime(), random(10))
}

/** The least id of an instant, because ids begin with their time. */
export const firstIdAt = (instant: number) => uuidv7(instant, new Uint8Array(10))
