// Signing in with a phone number and a code by SMS. Codes and jobs are made for every number, so that no answer shows
// whether the number belongs to an account.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { mobileNumber } from '@daybook/contract/auth/phone.rules.ts'
import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import { keepCode, spendCode, tryCode } from '../../platform/codes/codes.queries.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { accountOfPhone } from './auth.account.queries.ts'
import type { AuthParts } from './auth.parts.ts'
import { phoneJob } from './auth.phone.jobs.ts'

const named = ({ codes }: AuthParts, number: string) => ({
  purpose: 'phone',
  subjectHash: codes.hash('phone', number),
})

export const sendPhoneCode =
  (parts: AuthParts) =>
  async (context: ContextOf<typeof auth.operations.sendPhoneCode>): Promise<null> => {
    const { tx, ids, clock, jobs, input, caller } = context
    const { codes } = parts
    if (!parts.sendSms) fail('SMS_NOT_OFFERED')
    if (!input.phone.trim()) fail('PHONE_MISSING', { phone: 'PHONE_MISSING' })
    const number = mobileNumber(input.phone) ?? fail('PHONE_WRONG', { phone: 'PHONE_WRONG' })
    const code = codes.make(verificationCodeLength)
    const kept = { id: ids(), ...named(parts, number), codeHash: codes.hash('code', code) }
    if (!(await keepCode(tx, kept, clock.now()))) throw new AppError('TOO_MANY_REQUESTS', undefined, 3600)
    const sealed = codes.seal(JSON.stringify({ id: kept.id, number, code }))
    const at = clock.now().toISOString()
    await jobs(phoneJob, { sealed, at, language: caller.language }, { queue: 'sms', isUrgent: true })
    return null
  }

interface Tried {
  phone: string
  code: string
  now: Date
}

/** Uses up the code of this number. @returns the id of the number's person; undefined if the code is wrong */
export async function spendPhoneCode(parts: AuthParts, tx: Tx, { phone, code, now }: Tried) {
  const number = mobileNumber(phone) ?? fail('PHONE_WRONG', { phone: 'PHONE_WRONG' })
  const right = await tryCode(tx, named(parts, number), parts.codes.hash('code', code), now)
  const staffId = await accountOfPhone(tx, number)
  if (!right || !staffId) return undefined
  await spendCode(tx, named(parts, number), now)
  return staffId
}
