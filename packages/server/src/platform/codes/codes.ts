// One-time codes. They are stored as keyed hashes, because a code of four characters could be guessed from a plain one,
// and travel to the job that sends them encrypted.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { RandomBytes } from '../ids.ts'

/** Letters and digits that are not mistaken for one another. A byte modulo 32 is fair. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export interface CodeMaker {
  make(length: number): string
  /** A keyed hash of what somebody typed: an address, a code, a device. */
  hash(...parts: string[]): Buffer
  /** Encrypts what a job needs but a database should not show. */
  seal(text: string): string
  /** @throws when it was not sealed with this key */
  open(sealed: string): string
}

export function codeMaker(secret: Uint8Array, random: RandomBytes): CodeMaker {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `one-time codes: ${use}`, 32))
  const [hashKey, sealKey] = [keyFor('hash'), keyFor('seal')]
  return {
    make: (length) => Array.from(random(length), (byte) => signs[byte % 32]).join(''),
    // No part can pass for two.
    hash: (...parts) => createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest(),
    seal(text) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', sealKey, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', sealKey, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(12, 28))
      return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
    },
  }
}

/** A code as people type it: in any case, with spaces and hyphens. */
export const typedCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase()
