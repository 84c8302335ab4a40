// Entries lie encrypted on the device, each with the key of the person who made it. The server gives that key at the
// sign-in, and the device forgets it at the sign-out: after that only the person's next session can read them.
// The library works without a secure context too: a tablet may reach its server over plain HTTP, where the browser's
// own cryptography is missing.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce } from '@noble/ciphers/utils.js'

export interface Sealed {
  key: string
  userId: string
  /** Nonce and ciphertext. */
  sealed: Uint8Array
}

/** Nobody can exchange the sealed content of two rows: the row's key and person are authenticated with it. */
const cipherOf = (secret: string, { key, userId }: { key: string; userId: string }) =>
  managedNonce(xchacha20poly1305)(hexToBytes(secret), new TextEncoder().encode(`${userId} ${key}`))

/** @param secret 32 bytes in hex */
export function seal(secret: string, one: { key: string; userId: string }): Sealed {
  const { key, userId } = one
  return { key, userId, sealed: cipherOf(secret, one).encrypt(new TextEncoder().encode(JSON.stringify(one))) }
}

/** Undefined when this is not the key that it was sealed with. */
export function unseal<T>(secret: string, row: Sealed): T | undefined {
  try {
    // What `seal` wrote for this key and person.
    return JSON.parse(new TextDecoder().decode(cipherOf(secret, row).decrypt(row.sealed))) as T
  } catch {
    return undefined
  }
}
