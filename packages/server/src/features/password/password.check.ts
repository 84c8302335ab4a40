// The one place where a new password is checked and hashed. A law sends known passwords to every operation that takes a
// new one (laws/passwords.test.ts).
import { passwordProblem, plainPassword } from '@daybook/contract/password/password.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { isEasyToGuess } from './password.known.ts'
import { namesOf, passwordRuleOf, writePassword } from './password.queries.ts'

interface Wanted {
  /** The input that the password came in, which a refusal names. */
  field: string
  password: string
}

interface Names {
  account: string
  realName: string
  nickName?: string | null
  email?: string | null
}

/** The hash of a new password of somebody with these names. Refuses one that does not fit, or that is easy to guess. */
export async function hashNewPassword(tx: Tx, { field, password }: Wanted, names: Names): Promise<string> {
  const { centreName, allowsPassphrases } = await passwordRuleOf(tx)
  const problem = passwordProblem(password, allowsPassphrases)
  if (problem) fail('VALIDATION_FAILED', { [field]: problem })
  const all = [names.account, names.realName, names.nickName, names.email, centreName]
  if (await isEasyToGuess(plainPassword(password), all)) fail('VALIDATION_FAILED', { [field]: 'TOO_COMMON' })
  return hashPassword(password)
}

export async function setNewPassword(tx: Tx, staffId: string, wanted: Wanted): Promise<void> {
  const names = found(await namesOf(tx, staffId))
  await writePassword(tx, staffId, await hashNewPassword(tx, wanted, names))
}
