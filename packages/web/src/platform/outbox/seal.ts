// Entries are stored encrypted with their author's key. The server sends that key at sign-in and the device forgets it
// at sign-out, so only the author's next session can read them. We use a library because Web Crypto is missing outside
// secure contexts, and a tablet may reach its server over plain HTTP.
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce } from '@noble/ciphers/utils.js'

export interface Sealed {
  key: string
  userId: string
  /** Nonce and ciphertext. */
  sealed: Uint8Array
}

/** The row's key and user are authenticated as well, so that ciphertexts cannot be swapped between rows. */
const cipherOf = (secret: string, { key, userId }: { key: string; userId: string }) =>
  managedNonce(xchacha20poly1305)(hexToBytes(secret), new TextEncoder().encode(`${userId} ${key}`))

/** @param secret 32 bytes in hex */
export function seal(secret: string, one: { key: string; userId: string }): Sealed {
  const { key, userId } = one
  return { key, userId, sealed: cipherOf(secret, one).encrypt(new TextEncoder().encode(JSON.stringify(one))) }
}

/** The bytes of a file, which belong to a row. */
export const sealBytes = (secret: string, row: { key: string; userId: string }, bytes: Uint8Array) =>
  cipherOf(secret, row).encrypt(bytes)

export function unsealBytes(
  secret: string,
  row: { key: string; userId: string },
  sealed: Uint8Array,
): Uint8Array | undefined {
  try {
    return cipherOf(secret, row).decrypt(sealed)
  } catch {
    return undefined
  }
}

/** Returns undefined if the row was sealed with another key. */
export function unseal<T>(secret: string, row: Sealed): T | undefined {
  try {
    // The decrypted text is what `seal` wrote.
    return JSON.parse(new TextDecoder().decode(cipherOf(secret, row).decrypt(row.sealed))) as T
  } catch {
    return undefined
  }
}
