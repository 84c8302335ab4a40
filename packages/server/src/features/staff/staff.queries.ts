import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sameTenant } from '../../platform/database/join.ts'
import { readPage } from '../../platform/database/page.ts'

/** Staff with the names of where they belong. */
function staffIn(tx: Tx) {
  return tx
    .selectFrom('staff')
    .leftJoin('team', (join) => sameTenant(join, 'team.id', 'staff.teamId'))
    .leftJoin('position', (join) => sameTenant(join, 'position.id', 'staff.positionId'))
}

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>

/** One person, also one who works here no more: their name stands on what they recorded. */
export function findStaff(tx: Tx, id: string) {
  return staffIn(tx)
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'staff.roomId'))
    .select([
      'staff.id',
      'staff.tenantId',
      'staff.account',
      'staff.realName',
      'staff.nickName',
      'staff.picture',
      'staff.email',
      'staff.phone',
      'staff.birthDate',
      'staff.sex',
      'staff.roles',
      'staff.teamId',
      'staff.positionId',
      'team.name as teamName',
      'position.name as positionName',
      'room.code as roomCode',
    ])
    .where('staff.id', '=', id)
    .executeTakeFirst()
}

export function findCentre(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('centre')
    .select(['name', 'timeZone', 'countryCode'])
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow()
}

/** Active staff whose name, nick name or account, team and position hold these words, marks and capitals
 *  apart; the empty word is in every name. */
export async function pageOfStaff(tx: Tx, wanted: Search): Promise<{ records: Found[]; total: number }> {
  const { name, teamName, positionName } = wanted
  const matching = staffIn(tx)
    .where('staff.active', '=', true)
    .$if(name !== '', (query) =>
      query.where(holds(sql`concat_ws(' ', staff.real_name, staff.nick_name, staff.account)`, name)),
    )
    .$if(teamName !== '', (query) => query.where(holds(sql`team.name`, teamName)))
    .$if(positionName !== '', (query) => query.where(holds(sql`position.name`, positionName)))
    .select(['staff.id', 'staff.realName', 'staff.picture'])
    .select(['team.name as teamName', 'position.name as positionName'])
    .orderBy(sql`fold_name(staff.real_name)`)
    .orderBy('staff.id')
  return readPage(matching, wanted)
}

interface Search {
  name: string
  teamName: string
  positionName: string
  current: number
  size: number
}

interface Found {
  id: string
  realName: string
  picture: string | null
  teamName: string | null
  positionName: string | null
}

const holds = (column: ReturnType<typeof sql>, words: string) =>
  sql<boolean>`position(fold_name(${words}) in fold_name(${column})) > 0`
