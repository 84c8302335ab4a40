import type { Cause, PauseKind } from '@daybook/contract/ratio/ratio.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type PageWanted, readPage } from '../../platform/database/page.ts'

/** The stays of children on a day, by name and time. */
export const childStays = (tx: Tx, day: string) =>
  tx
    .selectFrom('attendance as stay')
    .innerJoin('child', (join) => sameTenant(join, 'child.id', 'stay.childId'))
    .innerJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .select(['child.id', 'child.firstName', 'child.familyName', 'child.picture', 'child.birthDate'])
    .select(['stay.signedInAt as from', 'stay.signedOutAt as until', 'room.code as roomCode'])
    .where('stay.day', '=', day)
    .where('stay.voidedAt', 'is', null)
    .orderBy('child.searchName')
    .orderBy('child.id')
    .orderBy('stay.signedInAt')
    .execute()

/** The work of staff on a day, by name and time. */
export const adultStays = (tx: Tx, day: string) =>
  tx
    .selectFrom('staffAttendance as stay')
    .innerJoin('staff', (join) => sameTenant(join, 'staff.id', 'stay.staffId'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'stay.roomId'))
    .select(['staff.id', 'staff.realName as name', 'staff.picture'])
    .select(['stay.signedInAt as from', 'stay.signedOutAt as until', 'room.code as roomCode'])
    .where('stay.day', '=', day)
    .orderBy('staff.realName')
    .orderBy('staff.id')
    .orderBy('stay.signedInAt')
    .execute()

const selectPauses = (tx: Tx) =>
  tx
    .selectFrom('staffPause')
    .select(['id', 'staffId', 'startedBy', 'startedAt as from', 'endedAt as until'])
    // A CHECK allows only these.
    .select((eb) => eb.ref('kind').$castTo<PauseKind>().as('kind'))

export const pausesOf = (tx: Tx, day: string) =>
  selectPauses(tx).where('day', '=', day).orderBy('startedAt').orderBy('id').execute()

/** Visitors who came on a day; whoever forgot to sign out stayed until its end at most. */
export const visitsOn = (tx: Tx, { from, until }: { from: Date; until: Date }) =>
  tx
    .selectFrom('visit')
    .select(['id', 'name', 'checkedInAt as from', 'checkedOutAt as until'])
    .where('checkedInAt', '>=', from.toISOString())
    .where('checkedInAt', '<', until.toISOString())
    .orderBy('checkedInAt')
    .orderBy('id')
    .execute()

export const findPause = (tx: Tx, id: string) => selectPauses(tx).where('id', '=', id).executeTakeFirst()

interface NewPause {
  id: string
  staffId: string
  day: string
  kind: PauseKind
  startedAt: string
  startedBy: string
}

/** @returns false where the id is used, or another pause of that person has not ended yet */
export async function insertPause(tx: Tx, pause: NewPause): Promise<boolean> {
  const row = await tx
    .insertInto('staffPause')
    .values(pause)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends a pause that goes on, not before it started. */
export const endPause = (tx: Tx, { id, at, by }: { id: string; at: string; by: string }) =>
  tx
    .updateTable('staffPause')
    .set({ endedAt: at, endedBy: by })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .where('startedAt', '<=', at)
    .returning('id')
    .executeTakeFirst()

/** Ends a pause of earlier work of the day that nobody ended: whoever signs in to work again counts. */
export const endForgotten = (
  tx: Tx,
  { staffId, day, at, by }: { staffId: string; day: string; at: string; by: string },
) =>
  tx
    .updateTable('staffPause')
    .set({ endedAt: at, endedBy: by })
    .where('staffId', '=', staffId)
    .where('day', '=', day)
    .where('endedAt', 'is', null)
    .where('startedAt', '<', at)
    .execute()

const selectShortfalls = (tx: Tx) =>
  tx
    .selectFrom('ratioShortfall as short')
    .leftJoin('staff as left', (join) => sameTenant(join, 'left.id', 'short.causeStaffId'))
    .leftJoin('staff as explainer', (join) => sameTenant(join, 'explainer.id', 'short.explainedBy'))
    .select(['short.id', 'short.day', 'short.startedAt as from', 'short.endedAt as until'])
    // A CHECK allows only these.
    .select((eb) => eb.ref('short.cause').$castTo<Cause>().as('cause'))
    .select(['left.realName as causeName', 'short.adults', 'short.needed', 'short.children'])
    .select(['short.explanation', 'short.explainedBy as explainedById', 'explainer.realName as explainedBy'])
    .orderBy('short.day', 'desc')
    .orderBy('short.startedAt', 'desc')
    .orderBy('short.id')

export type ShortfallRow = Awaited<ReturnType<typeof shortfallsOn>>[number]

export const shortfallsOn = (tx: Tx, day: string) =>
  selectShortfalls(tx).where('short.day', '=', day).execute()

/** The newest first. */
export const unexplainedSince = (tx: Tx, day: string, most: number) =>
  selectShortfalls(tx)
    .where('short.day', '>=', day)
    .where('short.explanation', 'is', null)
    .limit(most)
    .execute()

export const findShortfall = (tx: Tx, id: string) =>
  selectShortfalls(tx).where('short.id', '=', id).executeTakeFirst()

export const shortfallsIn = (
  tx: Tx,
  { from, until, ...page }: PageWanted & { from: string; until: string },
) => readPage(selectShortfalls(tx).where('short.day', '>=', from).where('short.day', '<=', until), page)

/** The time with too few adults that goes on now. */
export const openShortfall = (tx: Tx, day: string) =>
  tx
    .selectFrom('ratioShortfall')
    .select(['id', 'startedAt as since', 'adults', 'needed'])
    .where('day', '=', day)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

interface NewShortfall {
  id: string
  day: string
  startedAt: string
  endedAt: string | null
  cause: Cause
  causeStaffId: string | null
  adults: number
  needed: number
  children: number
}

export const insertShortfalls = (tx: Tx, rows: readonly NewShortfall[]) =>
  tx.insertInto('ratioShortfall').values(rows).execute()

export const changeShortfall = (
  tx: Tx,
  id: string,
  change: Partial<Pick<NewShortfall, 'endedAt' | 'adults' | 'needed' | 'children'>>,
) => tx.updateTable('ratioShortfall').set(change).where('id', '=', id).execute()

/** Times of earlier days that nothing has ended, as where a child was not signed out, end with their day: of the night
 *  after it, and of a weekend, nothing is known. */
export const endEarlier = (tx: Tx, day: string) =>
  tx
    .updateTable('ratioShortfall')
    .set({
      endedAt: sql<string>`(day + 1)::timestamp at time zone (
        select time_zone from centre where tenant_id = current_tenant())`,
    })
    .where('day', '<', day)
    .where('endedAt', 'is', null)
    .execute()

/** @returns whether nobody had explained it yet */
export const explainShortfall = (
  tx: Tx,
  { id, ...explained }: { id: string; explanation: string; explainedBy: string; explainedAt: string },
) =>
  tx
    .updateTable('ratioShortfall')
    .set(explained)
    .where('id', '=', id)
    .where('explainedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
