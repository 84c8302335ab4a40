// Inviting members of staff. A manager makes their record, and they make their own way in.
import { mobileNumber } from '@daybook/contract/auth/phone.rules.ts'
import type { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { type invitationWays, standingOf } from '@daybook/contract/invitation/invitation.rules.ts'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, refuseEach } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { mailAddress, type SendMail } from '../../platform/mail/mail.ts'
import type { SendSms } from '../../platform/sms/sms.ts'
import { refuseBeyond } from '../staff/index.ts'
import { hashOfKey, lifeOf, newKey } from './invitation.keys.ts'
import { insertInvitation } from './invitation.queries.ts'
import { endLinks, invitedPeople, isElsewhere, peopleToInvite } from './invitation.staff.queries.ts'

type Of<K extends keyof typeof invitation.operations> = ContextOf<(typeof invitation.operations)[K]>

export interface StaffInvitationParts {
  random: RandomBytes
  codes: CodeMaker
  /** Undefined without an SMTP server: a link is handed over then. */
  sendMail: SendMail | undefined
  /** Undefined without an SMS gateway. */
  sendSms: SendSms | undefined
}

export const staffJob = 'sendStaffInvitation'

/** An account that somebody has opened is theirs: a link to it would be a way in for whoever holds the link. */
export async function inviteStaff(parts: StaffInvitationParts, context: Of<'inviteStaff'>) {
  const { tx, input, ids, clock, jobs, caller, auditSubjects } = context
  const wanted = [...new Set(input.ids)]
  await refuseBeyond(context, wanted)
  const people = await peopleOf(tx, wanted)
  if (people.some(({ isOpened }) => isOpened)) fail('ALREADY_JOINED')
  const now = clock.now()
  await endLinks(tx, wanted, now, 'renewed')
  const expiresAt = new Date(now.getTime() + lifeOf.staff).toISOString()
  const made = []
  for (const person of people) {
    const address = input.byHand ? undefined : addressFor(parts, person)
    const id = ids()
    const key = newKey(parts.random)
    const way: (typeof invitationWays)[number] = address?.way ?? 'link'
    const { email } = person
    await insertInvitation(tx, {
      id,
      role: 'staff',
      renewsId: person.id,
      keyHash: hashOfKey(key),
      email,
      way,
      expiresAt,
    })
    if (address) {
      const sealed = parts.codes.seal(JSON.stringify({ id, to: address.to, way, key, expiresAt }))
      await jobs(staffJob, { sealed, language: caller.language }, { queue: 'mail' })
    }
    made.push({ id: person.id, way, key: address ? null : key, expiresAt })
  }
  auditSubjects(...wanted)
  return made
}

/** @throws NOT_FOUND with those who are no members of staff here */
async function peopleOf(tx: Tx, ids: readonly string[]) {
  const people = await peopleToInvite(tx, ids)
  refuseEach(
    'NOT_FOUND',
    ids.filter((id) => !people.some((person) => person.id === id)),
  )
  return people
}

/** Where a link can be sent to: by mail if possible, for it can be read again. */
function addressFor(
  { sendMail, sendSms }: StaffInvitationParts,
  { email, phone }: { email: string | null; phone: string | null },
) {
  const mail = sendMail && mailAddress(email)
  if (mail) return { way: 'mail' as const, to: mail }
  const number = sendSms && phone ? mobileNumber(phone) : undefined
  return number ? { way: 'sms' as const, to: number } : undefined
}

export async function withdrawInvitations({ tx, clock, input, auditSubjects }: Of<'withdrawInvitations'>) {
  await peopleOf(tx, input.ids)
  await endLinks(tx, input.ids, clock.now(), 'withdrawn')
  auditSubjects(...input.ids)
  return null
}

export async function listInvited(
  { sendMail, sendSms }: StaffInvitationParts,
  { tx, clock }: Of<'listInvited'>,
) {
  const now = clock.now().toISOString()
  const rows = await invitedPeople(tx)
  const people = rows.map(({ id, name, email, phone, sentTo, ...last }) => {
    const who = { id, name, email, phone }
    const { way, createdAt, expiresAt, ...facts } = last
    const isInvited = way !== null && createdAt !== null && expiresAt !== null
    // It went elsewhere, and lets nobody in.
    if (!isInvited || (facts.usedAt === null && isElsewhere({ way, sentTo, email })))
      return { ...who, way: null, expiresAt: null, state: 'none' as const, at: null }
    const standing = standingOf({ ...facts, way, createdAt, expiresAt }, now)
    return { ...who, way: way as (typeof invitationWays)[number], expiresAt, ...standing }
  })
  return { sends: { mail: sendMail !== undefined, sms: sendSms !== undefined }, people }
}
