import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import { type recovery, recoveryMessages } from '@daybook/contract/recovery/recovery.contract.ts'
import { askerOf } from '../../platform/codes/asker.ts'
import { countedTry, keepCodeOf, proveCode, spendProof } from '../../platform/codes/codes.queries.ts'
import { typedCode } from '../../platform/codes/codes.ts'
import type { ContextOf } from '../../platform/context.ts'
import { actAs } from '../../platform/database/tenancy.ts'
import { AppError, fail, failAndKeep } from '../../platform/errors.ts'
import { alerts, tell } from '../notification/index.ts'
import { setNewPassword } from '../password/password.check.ts'
import { cellJob } from './recovery.cells.ts'
import { centresJob, codeJob, codeOf, oneSpelling, placeOf, type RecoveryParts } from './recovery.parts.ts'
import { accountsOf } from './recovery.queries.ts'

export const recoveryAlerts = alerts(recoveryMessages, {
  passwordReset: {
    topic: 'account',
    to: 'named',
    words: { 'en-US': 'Your password was changed', 'zh-CN': '您的密码已更改' },
  },
})

type Of<K extends keyof typeof recovery.operations> = ContextOf<(typeof recovery.operations)[K]>

/** A job looks the address up, so that the answer takes the same time for every address. */
export async function findCentres(parts: RecoveryParts, context: Of<'findCentres'>) {
  const { tx, ids, clock, jobs, input, caller } = context
  const subjectHash = parts.codes.hash('centres', oneSpelling(input.email))
  const asked = { id: ids(), purpose: 'centres', subjectHash, codeHash: Buffer.alloc(0) }
  const place = await placeOf(parts, context, input.email)
  if (!(await keepCodeOf(tx, asked, place, clock.now()))) tooOften()
  const mail = parts.codes.seal(oneSpelling(input.email))
  const { language } = caller
  await jobs(centresJob, { mail, language }, { queue: 'mail', isUrgent: true })
  for (const url of parts.cell.others) await jobs(cellJob, { url, mail, language }, { isUrgent: true })
  return { message: centresAnswer[caller.language] }
}

const centresAnswer = {
  'en-US': 'If an account has this address, we’ve sent it a mail with its centres.',
  'zh-CN': '如果有账号使用此邮箱，我们已将其所属园所发送到该邮箱。',
}

/** The same. The code is kept for an address that nobody has, too. */
export async function sendCode(parts: RecoveryParts, context: Of<'sendCode'>): Promise<null> {
  const { tx, ids, clock, jobs, input, caller } = context
  const { codes } = parts
  const code = codes.make(verificationCodeLength)
  const askerHash = askerOf(parts, context)
  const kept = { id: ids(), ...codeOf(parts, input.mail), askerHash, codeHash: codes.hash('code', code) }
  const place = await placeOf(parts, context, input.mail)
  if (!(await keepCodeOf(tx, kept, place, clock.now()))) tooOften()
  const sealed = codes.seal(JSON.stringify({ mail: oneSpelling(input.mail), code }))
  const at = clock.now().toISOString()
  await jobs(codeJob, { sealed, at, language: caller.language }, { queue: 'mail', isUrgent: true })
  return null
}

function tooOften(): never {
  throw new AppError('TOO_MANY_REQUESTS', undefined, 3600)
}

export async function validateCode(parts: RecoveryParts, context: Of<'validateCode'>) {
  const { tx, clock, input, auditSubjects } = context
  const now = clock.now()
  const codeHash = parts.codes.hash('code', typedCode(input.code))
  const holderHash = askerOf(parts, context)
  const named = { ...codeOf(parts, input.mail), askerHash: holderHash }
  const { code, isCounted } = await countedTry(tx, named, codeHash, now)
  const accounts = await accountsOf(tx, oneSpelling(input.mail))
  const wanted = input.userId ?? (accounts.length === 1 ? accounts[0]?.id : undefined)
  const chosen = accounts.find(({ id }) => id === wanted)
  // Without a code to try, nothing is counted, so that nobody fills the audit trail.
  if (!isCounted) fail('CODE_WRONG', wrongCode)
  if (!code || accounts.length === 0 || (input.userId && !chosen)) {
    auditSubjects(...accounts.map(({ id }) => id))
    failAndKeep('CODE_WRONG', wrongCode)
  }
  const proof = { holderHash, staffId: chosen?.id ?? null, now }
  await proveCode(tx, code.id, proof)
  return {
    accounts: accounts.map(({ id, account, realName }) => ({ userId: id, account, realName })),
    chosen: chosen?.id ?? null,
  }
}

const wrongCode = { code: 'CODE_WRONG' }

export async function resetPassword(parts: RecoveryParts, context: Of<'resetPassword'>): Promise<null> {
  const { tx, clock, input, auditSubjects } = context
  const { newPassword, newPassword1 } = input
  if (newPassword !== newPassword1) fail('PASSWORDS_DIFFER', { newPassword1: 'PASSWORDS_DIFFER' })
  const staffId = await spendProof(tx, codeOf(parts, input.mail), askerOf(parts, context), clock.now())
  if (!staffId) fail('CODE_WRONG')
  await actAs(tx, staffId)
  await setNewPassword(tx, staffId, { field: 'newPassword', password: newPassword })
  auditSubjects(staffId)
  const params = { at: clock.now().toISOString() }
  const link = '/pages/home/mine'
  await tell(context, recoveryAlerts.passwordReset, [{ params, to: [staffId], link, causeId: context.ids() }])
  return null
}
