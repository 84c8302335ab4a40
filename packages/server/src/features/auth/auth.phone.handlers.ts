// Signing in with a phone number and a code by SMS. Codes and jobs are made for every number, so that no answer shows
// whether the number belongs to an account.
import type { auth } from '@daybook/contract/auth/auth.contract.ts'
import { mobileNumber } from '@daybook/contract/auth/phone.rules.ts'
import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import { askerOf } from '../../platform/codes/asker.ts'
import { keepCodeOf, type Place, spendCode, tryCode } from '../../platform/codes/codes.queries.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { AppError, fail } from '../../platform/errors.ts'
import { networkOf } from '../../platform/http/network.ts'
import { accountOfPhone } from './auth.account.queries.ts'
import { readDevice } from './auth.device.ts'
import type { AuthParts } from './auth.parts.ts'
import { phoneJob } from './auth.phone.jobs.ts'
import { isDeviceOfPerson } from './auth.session.queries.ts'

type Sending = ContextOf<typeof auth.operations.sendPhoneCode>

const named = ({ codes }: AuthParts, number: string) => ({
  purpose: 'phone',
  subjectHash: codes.hash('phone', number),
})

export const sendPhoneCode =
  (parts: AuthParts) =>
  async (context: Sending): Promise<null> => {
    const { tx, ids, clock, jobs, input, caller } = context
    const { codes } = parts
    if (!parts.sendSms) fail('SMS_NOT_OFFERED')
    if (!input.phone.trim()) fail('PHONE_MISSING', { phone: 'PHONE_MISSING' })
    const number = mobileNumber(input.phone) ?? fail('PHONE_WRONG', { phone: 'PHONE_WRONG' })
    const code = codes.make(verificationCodeLength)
    const askerHash = askerOf(parts, context)
    const kept = { id: ids(), ...named(parts, number), askerHash, codeHash: codes.hash('code', code) }
    if (!(await keepCodeOf(tx, kept, await placeOf(parts, context, number), clock.now())))
      throw new AppError('TOO_MANY_REQUESTS', undefined, 3600)
    const sealed = codes.seal(JSON.stringify({ id: kept.id, number, code }))
    const at = clock.now().toISOString()
    await jobs(phoneJob, { sealed, at, language: caller.language }, { queue: 'sms', isUrgent: true })
    return null
  }

/** Where the caller asks. It is looked up for every number, so that the time tells nothing. */
async function placeOf({ codes }: AuthParts, { tx, caller, input }: Sending, number: string): Promise<Place> {
  const device = readDevice(input.headers.deviceToken)
  const staffId = await accountOfPhone(tx, number)
  const isKnown = device !== undefined && (await isDeviceOfPerson(tx, staffId, device.hash))
  return { isKnown, placeHash: isKnown ? device.hash : codes.hash('network', networkOf(caller.ip)) }
}

interface Tried {
  phone: string
  code: string
  askerHash: Buffer
  now: Date
}

/** Uses up the code of this number. @returns the id of the number's person; undefined if the code is wrong */
export async function spendPhoneCode(parts: AuthParts, tx: Tx, { phone, code, askerHash, now }: Tried) {
  const number = mobileNumber(phone) ?? fail('PHONE_WRONG', { phone: 'PHONE_WRONG' })
  const right = await tryCode(tx, { ...named(parts, number), askerHash }, parts.codes.hash('code', code), now)
  const staffId = await accountOfPhone(tx, number)
  if (!right || !staffId) return undefined
  await spendCode(tx, named(parts, number), now)
  return staffId
}
