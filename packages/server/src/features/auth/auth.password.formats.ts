// The formats in which a client may send the password: plain, or if the configuration allows it, as md5 in hex or
// encrypted with SM2 (docs/decisions/021-passwords-as-clients-send-them.md).
import { createHash } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import type { Account } from './auth.account.queries.ts'

export interface PasswordFormats {
  md5: boolean
  /** The server's private key in hex. Without it nothing is decrypted. */
  sm2PrivateKey: string | undefined
}

type Hashes = Pick<Account, 'passwordHash' | 'md5PasswordHash'>

export const md5Of = (password: string) => createHash('md5').update(password).digest('hex')

/** No password that a person may choose has this length. */
export const isMd5 = (sent: string) => /^[0-9a-f]{32}$/i.test(sent)

/** The decrypted input: the plain password, or its md5. */
export function readPassword(sent: string, { sm2PrivateKey }: PasswordFormats): string {
  const opened = sm2PrivateKey !== undefined && isCiphertext(sent) ? decrypt(sent, sm2PrivateKey) : sent
  return isMd5(opened) ? opened.toLowerCase() : opened
}

/** The stored hash that the input must match; undefined when the account has none. */
export function hashFor(
  sent: string,
  hashes: Hashes | undefined,
  formats: PasswordFormats,
): string | undefined {
  if (!isMd5(sent)) return hashes?.passwordHash
  return formats.md5 ? (hashes?.md5PasswordHash ?? undefined) : undefined
}

/** In hex: a point of the curve, a digest and the encrypted bytes. */
const isCiphertext = (sent: string) => sent.length >= 194 && /^[0-9a-f]+$/i.test(sent)

/** Clients send the parts in either order, and may mark the point as uncompressed (04). The digest shows which order is
 *  right. Input that cannot be decrypted is not a password. */
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
