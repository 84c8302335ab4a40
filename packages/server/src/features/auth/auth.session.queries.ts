import { dayAt } from '@daybook/contract/kernel/dates.ts'
import {
  allRights,
  roles as builtIn,
  type Right,
  type Role,
  rightsOf,
} from '@daybook/contract/kernel/rights.ts'
import { needsSecondStep } from '@daybook/contract/secondStep/secondStep.rules.ts'
import { sql } from 'kysely'
import type { Actor } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { statement, type Value } from '../../platform/database/statement.ts'
import type { Claims } from '../../platform/identity.ts'

/** The database keeps what a session has of its person right (docs/decisions/080-sessions-keep-their-person.md). */
const findLiving = statement((db, value: Value<Record<'sessionId' | 'now', string>>) =>
  db
    .selectFrom('session')
    .select([
      'staffId',
      'realName',
      'roles',
      'timeZone',
      'ownRights',
      'lacksSecondStep',
      'mustChangePassword',
    ])
    .where('id', '=', value('sessionId'))
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', value('now'))
    .where('accountActive', '=', true)
    .compile(),
)

/** The person of a session that has not ended or expired, if their account is active. */
export async function findActor(tx: Tx, claims: Claims, now: Date): Promise<Actor | undefined> {
  const { sessionId, personId } = claims
  const [row] = await findLiving(tx, { sessionId, now: now.toISOString() })
  // Compared here: as a condition it has PostgreSQL read all sessions of the person.
  if (row?.staffId !== personId) return undefined
  const rights = rightsTo(row.roles, row.ownRights)
  const mustSetUpSecondStep = row.lacksSecondStep && needsSecondStep(rights)
  return {
    ...claims,
    name: row.realName,
    roles: row.roles,
    rights: mustSetUpSecondStep || row.mustChangePassword ? none : rights,
    mustSetUpSecondStep,
    mustChangePassword: row.mustChangePassword,
    timeZone: row.timeZone,
    today: dayAt(now, row.timeZone),
  }
}

const none: ReadonlySet<Right> = new Set()

const mostCombinations = 1000
const rightsByRoles = new Map<string, ReadonlySet<Right>>()

/** Cached, because every request needs the rights and there are only a few combinations of roles. A centre's
 *  own role is identified by its rights. */
function rightsTo(roles: readonly string[], own: readonly string[]): ReadonlySet<Right> {
  const key = `${roles.join()} ${own.join()}`
  const known = rightsByRoles.get(key)
  if (known) return known
  const held = new Set(rightsOf(builtIn.filter((role: Role) => roles.includes(role))))
  for (const right of allRights) if (own.includes(right)) held.add(right)
  if (rightsByRoles.size >= mostCombinations) rightsByRoles.clear()
  rightsByRoles.set(key, held)
  return held
}

/** Why a session ended. The database itself sets further reasons. */
type EndReason = 'signed-out' | 'stolen'

export async function openSession(
  tx: Tx,
  session: {
    id: string
    staffId: string
    refreshHash: Buffer
    expiresAt: string
    /** The browser's own name for itself. */
    device: string
    deviceHash: Buffer
    secondStepAtDirectory: boolean
  },
): Promise<void> {
  await tx.insertInto('session').values(session).execute()
}

const nobody = '00000000-0000-0000-0000-000000000000'

const isTrusted = sql<boolean>`coalesce(session.end_reason, '') not in ('stolen', 'revoked')`

/** Whether a stored session of this account on this device exists that did not end by a stolen token. */
export async function isKnownDevice(tx: Tx, name: string, deviceHash: Buffer): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'session.tenantId').onRef('staff.id', '=', 'session.staffId'),
    )
    .select('session.id')
    .where((where) => where(where.fn<string>('lower', ['staff.account']), '=', name))
    .where('session.deviceHash', '=', deviceHash)
    .where(isTrusted)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** The same for a person. @param staffId undefined for nobody: it is looked up too, so that the time tells nothing */
export async function isDeviceOfPerson(
  tx: Tx,
  staffId: string | undefined,
  deviceHash: Buffer,
): Promise<boolean> {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('deviceHash', '=', deviceHash)
    .where('staffId', '=', staffId ?? nobody)
    .where(isTrusted)
    .limit(1)
    .executeTakeFirst()
  return session !== undefined
}

/** Whether this session goes on, after a wait for what may have ended it. */
export async function isOpen(tx: Tx, id: string): Promise<boolean> {
  const open = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst()
  return open !== undefined
}

/** An active session, locked until the transaction ends. The second of two parallel refreshes sees the first. */
export function findLivingSession(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('session')
    .select(['id', 'staffId', 'refreshHash'])
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .forUpdate()
    .executeTakeFirst()
}

export async function renewSession(
  tx: Tx,
  session: { id: string; refreshHash: Buffer; expiresAt: string; refreshedAt: string },
): Promise<void> {
  const { id, ...renewed } = session
  await tx.updateTable('session').set(renewed).where('id', '=', id).execute()
}

/** Ends a session at once. When a person is made inactive or gets another password or other roles, the database ends
 *  their sessions and notifies every process to end the streams (migrations/0009_ended_sessions.sql). */
export async function endSession(tx: Tx, id: string, reason: EndReason): Promise<void> {
  await tx
    .updateTable('session')
    .set({ endedAt: sql<string>`app_now()`, endReason: reason })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()
}

/** The active sessions of a person, the last used first. */
export function ownSessions(tx: Tx, staffId: string, now: Date) {
  return tx
    .selectFrom('session')
    .select(['id', 'device', 'createdAt as startedAt', 'refreshedAt as usedAt'])
    .where('staffId', '=', staffId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('refreshedAt', 'desc')
    .orderBy('id')
    .execute()
}

/** Ends a session of this person. Undefined if the id is not theirs. */
export async function endOwnSession(tx: Tx, staffId: string, id: string) {
  const session = await tx
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .executeTakeFirst()
  if (session) await endSession(tx, id, 'signed-out')
  return session
}

/** Deletes sessions that ended or expired before `until`. */
export async function purgeSessions(tx: Tx, until: Date): Promise<void> {
  await tx
    .deleteFrom('session')
    .where((where) => where(where.fn.coalesce('endedAt', 'expiresAt'), '<', until.toISOString()))
    .execute()
}
