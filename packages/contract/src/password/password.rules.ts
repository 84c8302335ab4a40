// What a new password must be. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import { passwordCharacter, passwordPattern } from '../kernel/patterns.ts'

const longestPassphrase = 64

/** A password as it is compared: the same from every keyboard (NFKC), and without spaces around it. */
export const plainPassword = (typed: string): string => typed.normalize('NFKC').trim()

/** The first character that no password has (specification, section 5). */
export const unfitCharacter = (password: string): string | undefined =>
  [...password].find((character) => !passwordCharacter.test(character))

/** 6 to 20 letters, digits and `@!#$%^&*.~,` (specification, section 5). Where the centre allows passphrases, 6 to 64 of any
 *  characters. Whether it is easy to guess, the server finds out. */
export function passwordProblem(typed: string, allowsPassphrases = false): FieldError | undefined {
  const password = plainPassword(typed)
  if (passwordPattern.test(password)) return undefined
  if (!allowsPassphrases && unfitCharacter(typed) !== undefined) return 'UNFIT_CHARACTER'
  if (password.length < 6) return 'TOO_SHORT'
  if (password.length > (allowsPassphrases ? longestPassphrase : 20)) return 'TOO_LONG'
  return looksLikeMd5.test(password) ? 'INVALID_FORMAT' : undefined
}

/** What clients of the family send instead of a password. */
const looksLikeMd5 = /^[0-9a-f]{32}$/i
