import { plainPassword } from '@daybook/contract/password/password.rules.ts'
import { hash, verify } from '@node-rs/argon2'
import type { RandomBytes } from './ids.ts'

/** argon2id (the library's default) with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, two
 *  passes, one thread. */
const owasp = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a password, as stored in the column `password_hash`. */
export function hashPassword(password: string): Promise<string> {
  return hash(plainPassword(password), owasp)
}

export interface Passwords {
  /** Whether the password matches the hash. Without a valid hash (an account that has no password yet) it is wrong, and
   *  the check takes just as long. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>
}

export function argonPasswords(): Passwords {
  const nobodys = hashPassword('nobody')
  return {
    async verify(password, passwordHash) {
      const known = passwordHash?.startsWith('$argon2id$') ? passwordHash : undefined
      const same = await verify(known ?? (await nobodys), plainPassword(password))
      return same && known !== undefined
    },
  }
}

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password to hand over on paper: ten characters, some 50 bits. */
export const readablePassword = (random: RandomBytes): string =>
  Array.from(random(10), (byte) => letters[byte % letters.length]).join('')
