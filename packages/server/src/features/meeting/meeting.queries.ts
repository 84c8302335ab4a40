import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { meetingFields } from '@daybook/contract/meeting/meeting.kind.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The minutes as they were corrected last. */
export async function minutesOf(tx: Tx, meetingId: string) {
  const row = await tx
    .selectFrom('meetingMinutes as minutes')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'minutes.byId'))
    .select([
      'minutes.summary',
      'minutes.duration',
      'minutes.at',
      'staff.id as byId',
      'staff.realName as byName',
    ])
    .where('minutes.meetingId', '=', meetingId)
    .orderBy('minutes.at', 'desc')
    .orderBy('minutes.id', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { byId, byName, ...minutes } = row
  return { ...minutes, by: { id: byId, name: byName } }
}

export async function insertMinutes(
  tx: Tx,
  minutes: { id: string; meetingId: string; summary: string; duration: number; byId: string; at: string },
): Promise<void> {
  await tx.insertInto('meetingMinutes').values(minutes).execute()
}

const selectActions = (tx: Tx) =>
  tx
    .selectFrom('meetingAction as action')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'action.personId'))
    .innerJoin('publication', (join) => sameTenant(join, 'publication.id', 'action.meetingId'))
    .select(['action.id', 'action.what', 'action.dueOn', 'action.doneAt', 'action.meetingId'])
    .select(['action.personId', 'staff.realName as personName', 'publication.title'])
    .orderBy('action.dueOn')
    .orderBy('action.id')

export type ActionRow = Awaited<ReturnType<typeof actionsOf>>[number]

export function actionsOf(tx: Tx, meetingId: string) {
  return selectActions(tx).where('action.meetingId', '=', meetingId).execute()
}

/** Of this person, not done, of meetings that were not called off. */
export function openActionsOf(tx: Tx, personId: string) {
  return selectActions(tx)
    .where('action.personId', '=', personId)
    .where('action.doneAt', 'is', null)
    .where('publication.withdrawnAt', 'is', null)
    .limit(100)
    .execute()
}

/** Of this person on these days, both included, and what is still open of the days before. */
export function actionsOfDays(
  tx: Tx,
  personId: string,
  { from, until, withOverdue }: { from: string; until: string; withOverdue: boolean },
) {
  const ofPerson = tx.selectFrom('meetingAction').select('id').where('personId', '=', personId)
  const ofDays = ofPerson.where('dueOn', '>=', from).where('dueOn', '<=', until)
  // As alternatives of one condition these would need a scan of all there have been.
  const open = ofPerson.where('doneAt', 'is', null).where('dueOn', '<', from)
  return selectActions(tx)
    .where('action.id', 'in', withOverdue ? ofDays.unionAll(open) : ofDays)
    .where('publication.withdrawnAt', 'is', null)
    .limit(100)
    .execute()
}

export async function hasAction(tx: Tx, meetingId: string, personId: string): Promise<boolean> {
  const own = tx.selectFrom('meetingAction').select('id').where('meetingId', '=', meetingId)
  return (await own.where('personId', '=', personId).executeTakeFirst()) !== undefined
}

export function findAction(tx: Tx, id: string) {
  return selectActions(tx).where('action.id', '=', id).executeTakeFirst()
}

export async function insertAction(
  tx: Tx,
  action: { id: string; meetingId: string; what: string; personId: string; dueOn: string },
): Promise<void> {
  await tx.insertInto('meetingAction').values(action).execute()
}

/** Only once: who was first stays. */
export async function setActionDone(
  tx: Tx,
  id: string,
  done: { doneAt: string; doneBy: string },
): Promise<void> {
  await tx.updateTable('meetingAction').set(done).where('id', '=', id).where('doneAt', 'is', null).execute()
}

/** Meetings of one person, with those that were called off. */
export const meetingsBetween = (
  tx: Tx,
  { personId, from, until }: { personId: string; from: string; until: string },
) =>
  tx
    .selectFrom('publication as meeting')
    .innerJoin('receipt as own', (join) =>
      sameTenant(join, 'own.publicationId', 'meeting.id').onRef('own.version', '=', 'meeting.version'),
    )
    .select(['meeting.id', 'meeting.title', 'meeting.revision', 'meeting.withdrawnAt'])
    .select(sql.ref<ValuesOf<typeof meetingFields>>('meeting.detail').as('detail'))
    .where('meeting.kind', '=', 'meeting')
    .where('own.personId', '=', personId)
    .where(sql<boolean>`own.answer is distinct from 'declined'`)
    .where('meeting.endsAt', '>', from)
    .where('meeting.startsAt', '<', until)
    .orderBy('meeting.startsAt')
    .execute()

/** A meeting, and the person's own receipt of its last version. */
export const findInvitation = (tx: Tx, { id, personId }: { id: string; personId: string }) =>
  tx
    .selectFrom('publication as meeting')
    .innerJoin('staff as author', (join) => sameTenant(join, 'author.id', 'meeting.authorId'))
    .leftJoin('receipt as own', (join) =>
      sameTenant(join, 'own.publicationId', 'meeting.id')
        .onRef('own.version', '=', 'meeting.version')
        .on('own.personId', '=', personId),
    )
    .select(['meeting.id', 'meeting.title', 'meeting.revision', 'own.id as receiptId'])
    .select(['author.realName as authorName', 'author.email as authorEmail'])
    .select(sql<boolean | null>`own.answer = 'confirmed'`.as('isAccepted'))
    .select(
      sql<'published' | 'withdrawn'>`
      case when meeting.withdrawn_at is null then 'published' else 'withdrawn' end`.as('state'),
    )
    .select(sql<ValuesOf<typeof meetingFields>>`meeting.detail`.as('detail'))
    .where('meeting.id', '=', id)
    .where('meeting.kind', '=', 'meeting')
    .executeTakeFirst()
