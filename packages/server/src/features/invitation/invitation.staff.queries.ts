// Members of staff and their invitations. Nobody can sign in to an account without a password until they have come by a
// link, a code or the organisation's own sign-in: then it has a session.
import { type ExpressionBuilder, sql } from 'kysely'
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/types.ts'
import { isPerson, mayStillOpen } from '../staff/index.ts'

/** Whether somebody has opened the account. */
export const isOpened = sql<boolean>`(staff.password_hash <> '' or exists (
  select from session where session.tenant_id = staff.tenant_id and session.staff_id = staff.id))`

/** These members of staff, locked: of two who invite them at once, the second link counts. */
export const peopleToInvite = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('staff')
    .select(['staff.id', 'realName', 'email', 'phone', isOpened.as('isOpened')])
    .where(among('staff.id', ids))
    .where('active', '=', true)
    .forUpdate()
    .execute()

interface Meant {
  way: string
  /** Where it was sent. */
  email: string | null
  /** Of the person now. */
  address: string | null
  roles: string[] | null
  inviterId: string | null
}

/** Whether a link may still let its person in. Not when it went to an address that was corrected, and not when whoever made
 *  it, and may hold it, has left or could not open an account that may do as much. */
export async function isStillMeant(
  tx: Tx,
  { way, email, address, roles, inviterId }: Meant,
): Promise<boolean> {
  if (isElsewhere({ way, sentTo: email, email: address })) return false
  return inviterId === null || mayStillOpen(tx, inviterId, roles ?? [])
}

/** Whether it was sent to an address that is not the person's now. */
export const isElsewhere = ({ way, sentTo, email }: Record<'way' | 'sentTo' | 'email', string | null>) =>
  way === 'mail' && sentTo !== email

/** Ends the links of these people. */
export async function endLinks(tx: Tx, ids: readonly string[], now: Date, how: 'renewed' | 'withdrawn') {
  const at = now.toISOString()
  await tx
    .updateTable('invitation')
    .set({ expiresAt: at, ...(how === 'withdrawn' && { withdrawnAt: at }) })
    .where('role', '=', 'staff')
    .where(among('renewsId', ids))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', at)
    .execute()
}

export async function markSent(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('invitation').set({ sentAt: now.toISOString() }).where('id', '=', id).execute()
}

export async function markSeen(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('invitation').set({ seenAt: now.toISOString() }).where('id', '=', id).execute()
}

/** Everybody at the centre who cannot sign in yet or came by an invitation, with their last one. */
export const invitedPeople = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .leftJoinLateral(lastOf, (join) => join.onTrue())
    .select(['staff.id', 'realName as name', 'staff.email', 'staff.phone'])
    .select(['last.way', 'last.createdAt', 'last.expiresAt', 'last.email as sentTo'])
    .select(['last.sentAt', 'last.seenAt', 'last.usedAt', 'last.withdrawnAt'])
    .where('active', '=', true)
    .where(isPerson)
    .where((where) => where.or([sql<boolean>`not ${isOpened}`, where('last.usedAt', 'is not', null)]))
    .orderBy('realName')
    .orderBy('staff.id')
    .limit(500)
    .execute()

const lastOf = (build: ExpressionBuilder<DB, 'staff'>) =>
  build
    .selectFrom('invitation')
    .select([
      'way',
      'invitation.email',
      'invitation.createdAt',
      'expiresAt',
      'sentAt',
      'seenAt',
      'usedAt',
      'withdrawnAt',
    ])
    .whereRef('invitation.tenantId', '=', 'staff.tenantId')
    .whereRef('invitation.renewsId', '=', 'staff.id')
    .where('role', '=', 'staff')
    .orderBy('invitation.createdAt', 'desc')
    // Of two of the same moment the one that replaced the other: it is open for longer, or was withdrawn.
    .orderBy('expiresAt', 'desc')
    .orderBy('withdrawnAt')
    .orderBy('invitation.id', 'desc')
    .limit(1)
    .as('last')
