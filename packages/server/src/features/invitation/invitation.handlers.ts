import type { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { writeAudit } from '../../platform/audit.queries.ts'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { actAs, asTenant } from '../../platform/database/tenancy.ts'
import { fail, found } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { hashNewPassword } from '../password/password.check.ts'
import { mailJob } from './invitation.jobs.ts'
import { hashOfKey, lifeOf, newKey } from './invitation.keys.ts'
import {
  endOpen,
  findInvitation,
  insertAccount,
  insertInvitation,
  isCentre,
  isEmpty,
  markUsed,
  renewAccount,
} from './invitation.queries.ts'
import { isStillMeant, markSeen } from './invitation.staff.queries.ts'

type Of<K extends keyof typeof invitation.operations> = ContextOf<(typeof invitation.operations)[K]>

interface Parts {
  random: RandomBytes
  codes: CodeMaker
}

/** It stands in the centre's own audit trail too, where its managers see it. */
export async function inviteManager({ random, codes }: Parts, context: Of<'inviteManager'>) {
  const { tx, ids, clock, jobs, actor, caller, input } = context
  const { tenantId, email } = input
  if (!(await isCentre(tx, tenantId))) fail('NOT_FOUND')
  const now = clock.now()
  const key = newKey(random)
  const expiresAt = new Date(now.getTime() + lifeOf.manager).toISOString()
  const centreName = await asTenant(tx, tenantId, async () => {
    await endOpen(tx, now)
    const id = ids()
    await insertInvitation(tx, { id, role: 'manager', keyHash: hashOfKey(key), email, expiresAt })
    await writeAudit(tx, { id: ids(), action: 'centre.invited', actorId: actor.personId, subjects: [id] })
    return found(await findInvitation(tx, hashOfKey(key))).centreName
  })
  if (email === null) return { key, expiresAt }
  const sealed = codes.seal(JSON.stringify({ email, key }))
  await jobs(
    mailJob,
    { sealed, invitedTo: tenantId, centreName, expiresAt, language: caller.language },
    { queue: 'mail' },
  )
  return { key: null, expiresAt }
}

async function usable(tx: Tx, key: string, now: Date, options?: { lock: true }) {
  const invited = (await findInvitation(tx, hashOfKey(key), options)) ?? fail('INVITATION_UNKNOWN')
  if (invited.usedAt !== null) fail('INVITATION_USED')
  if (Date.parse(invited.expiresAt) <= now.getTime()) fail('INVITATION_EXPIRED')
  // Whose employment has ended has no account to open.
  if (invited.active === false) fail('INVITATION_EXPIRED')
  // They have come in by another way since: the link would let in anybody who has it.
  if (invited.role === 'staff' && invited.isOpened) fail('INVITATION_USED')
  if (invited.role === 'staff' && !(await isStillMeant(tx, invited))) fail('INVITATION_EXPIRED')
  // A CHECK on the column allows these.
  return { ...invited, role: invited.role as keyof typeof lifeOf }
}

export async function getInvitation({ tx, clock, input }: Of<'getInvitation'>) {
  const now = clock.now()
  const { id, role, centreName, renewsId, seenAt, realName, account } = await usable(tx, input.key, now)
  if (role === 'staff' && seenAt === null) await markSeen(tx, id, now)
  const person = renewsId === null ? null : { realName: realName ?? '', account: account ?? '' }
  return { role, centreName, person }
}

/** Whether the key makes the first operator, of an installation with neither a person nor a centre.
 *  Fails as an invitation does for a key that is wrong, used or expired. */
export async function isFirstRun(tx: Tx, key: string, now: Date): Promise<boolean> {
  const { role, renewsId } = await usable(tx, key, now)
  return role === 'administrator' && renewsId === null && (await isEmpty(tx))
}

/** A member of staff has the roles that the centre gave them. */
const rolesOf = { manager: ['teacher', 'manager'], administrator: ['administrator'], staff: [] }

export async function acceptInvitation({
  tx,
  ids,
  clock,
  caller,
  input,
  auditSubjects,
}: Of<'acceptInvitation'>) {
  const { key, password } = input
  const account = input.account.toLowerCase()
  const now = clock.now()
  const { id, role, email, renewsId, realName: known } = await usable(tx, key, now, { lock: true })
  const realName = role === 'staff' && known ? known : input.realName
  const staffId = renewsId ?? ids()
  await actAs(tx, staffId)
  const names = { account, realName, email }
  const passwordHash = await hashNewPassword(tx, { field: 'password', password }, names)
  const nickName = realName.split(' ')[0] ?? ''
  const opened = { id: staffId, account, passwordHash }
  const person = { ...opened, realName, nickName }
  const isMade = renewsId
    ? await renewAccount(tx, role === 'staff' ? opened : person)
    : await insertAccount(tx, { ...person, email, roles: rolesOf[role] })
  if (!isMade) fail('VALUE_TAKEN', { account: 'TAKEN' })
  await markUsed(tx, id, staffId, now)
  auditSubjects(staffId)
  return { tenantId: caller.tenantId, account }
}
