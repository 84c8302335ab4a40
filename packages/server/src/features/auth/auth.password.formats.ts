// What a client may send as the password: as it was typed, or, where the configuration allows it, its md5 in hex or
// its ciphertext under SM2 (docs/decisions/021-passwords-as-clients-send-them.md).
import { createHash } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import type { Account } from './auth.account.queries.ts'

export interface PasswordFormats {
  md5: boolean
  /** Key of the server in hex; without it no ciphertext is read. */
  sm2PrivateKey: string | undefined
}

type Hashes = Pick<Account, 'passwordHash' | 'md5PasswordHash'>

export const md5Of = (password: string) => createHash('md5').update(password).digest('hex')

/** No password that a person may choose is as long. */
export const isMd5 = (sent: string) => /^[0-9a-f]{32}$/i.test(sent)

/** What was sent, in one spelling: the password as it was typed, or its md5. */
export function readPassword(sent: string, { sm2PrivateKey }: PasswordFormats): string {
  const opened = sm2PrivateKey !== undefined && isCiphertext(sent) ? decrypt(sent, sm2PrivateKey) : sent
  return isMd5(opened) ? opened.toLowerCase() : opened
}

/** The hash that this has to match; undefined where nobody can sign in with it. */
export function hashFor(
  sent: string,
  hashes: Hashes | undefined,
  formats: PasswordFormats,
): string | undefined {
  if (!isMd5(sent)) return hashes?.passwordHash
  return formats.md5 ? (hashes?.md5PasswordHash ?? undefined) : undefined
}

/** A point of the curve, a digest and at least one byte, in hex. */
const isCiphertext = (sent: string) => sent.length >= 194 && /^[0-9a-f]+$/i.test(sent)

/** Clients order the parts either way, and may mark the point as uncompressed (04). The digest in it tells whether it
 *  was read as it was meant. What cannot be read is no password. */
function decrypt(sent: string, key: string): string {
  const ciphertexts = sent.startsWith('04') ? [sent, sent.slice(2)] : [sent]
  for (const ciphertext of ciphertexts)
    for (const order of [1, 0]) {
      const password = tryDecrypt(ciphertext, key, order)
      if (password) return password
    }
  return ''
}

function tryDecrypt(ciphertext: string, key: string, order: number): string {
  try {
    return sm2.doDecrypt(ciphertext, key, order, { output: 'string' })
  } catch {
    return ''
  }
}
