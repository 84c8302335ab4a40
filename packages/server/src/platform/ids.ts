import { createHash, randomBytes } from 'node:crypto'
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

/** The id of what has no row of its own: always the same for the same text. */
export function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
