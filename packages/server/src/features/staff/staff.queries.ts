import { sql } from 'kysely'
import { among, sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'
import { type Order, orderedBy } from '../../platform/database/order.ts'
import { readPage } from '../../platform/database/page.ts'
import type { TakenPicture } from '../file/index.ts'
import { isOfCentre, isPerson } from './staff.holders.queries.ts'

/** Staff with the names of their team and position. */
function staffIn(tx: Tx) {
  return tx
    .selectFrom('staff')
    .leftJoin('team', (join) => sameTenant(join, 'team.id', 'staff.teamId'))
    .leftJoin('position', (join) => sameTenant(join, 'position.id', 'staff.positionId'))
    .leftJoin('room', (join) => sameTenant(join, 'room.id', 'staff.roomId'))
    .leftJoin('centre', 'centre.tenantId', 'staff.tenantId')
}

/** A column of the roles that a person holds, in their order. */
const ofRoles = (column: 'id' | 'name') => sql<string[]>`array(
  select ${sql.ref(`role.${column}`)}::text from role
  where role.tenant_id = staff.tenant_id and role.active and role.alias = any(staff.roles)
  order by array_position(staff.roles, role.alias))`

/** The visible data of a person. The password hash is left out. */
const selectStaff = (tx: Tx) =>
  staffIn(tx).select([
    'staff.id',
    'staff.tenantId',
    'staff.createdBy',
    'staff.createdAt',
    'staff.updatedBy',
    'staff.updatedAt',
    'staff.active',
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
    'centre.name as tenantName',
    ofRoles('id').as('roleIds'),
    ofRoles('name').as('roleNames'),
  ])

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaff>>>

/** One person, former staff too, because their records still show their name. */
export function findStaff(tx: Tx, id: string) {
  return selectStaff(tx).where('staff.id', '=', id).executeTakeFirst()
}

export function findCentre(tx: Tx, tenantId: string) {
  return tx
    .selectFrom('centre')
    .select(['name', 'timeZone', 'countryCode'])
    .where('tenantId', '=', tenantId)
    .executeTakeFirstOrThrow()
}

/** Active staff whose name, nickname or account, team and position contain this text, ignoring accents and case. Empty
 *  text matches everyone. */
export async function pageOfStaff(tx: Tx, wanted: Search): Promise<{ records: StaffRow[]; total: number }> {
  const { name, teamName, positionName, account = '', realName = '' } = wanted
  const matching = selectStaff(tx)
    .where('staff.active', '=', true)
    .where(isPerson)
    .$if(name !== '', (query) =>
      query.where(holds(sql`concat_ws(' ', staff.real_name, staff.nick_name, staff.account)`, name)),
    )
    .$if(account !== '', (query) => query.where(holds(sql`staff.account`, account)))
    .$if(realName !== '', (query) => query.where(holds(sql`staff.real_name`, realName)))
    .$if(teamName !== '', (query) => query.where(holds(sql`team.name`, teamName)))
    .$if(positionName !== '', (query) => query.where(holds(sql`position.name`, positionName)))
    .$call(orderedBy(wanted, orders))
    .orderBy(orders.realName)
    .orderBy('staff.id')
  return readPage(matching, wanted)
}

interface Search extends Order<'account' | 'realName' | 'deptName' | 'postName' | 'createTime'> {
  name: string
  account?: string
  realName?: string
  teamName: string
  positionName: string
  current: number
  size: number
}

const orders = {
  account: sql`lower(staff.account)`,
  realName: sql`fold_name(staff.real_name)`,
  deptName: sql`fold_name(team.name)`,
  postName: sql`fold_name(position.name)`,
  createTime: sql.ref('staff.created_at'),
}

const holds = (column: ReturnType<typeof sql>, words: string) =>
  sql<boolean>`position(fold_name(${words}) in fold_name(${column})) > 0`

/** The active member of staff with this name or nickname, ignoring accents and case. Undefined when it is not exactly
 *  one. */
export async function staffNamed(tx: Tx, name: string): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('staff')
    .select('id')
    .where('active', '=', true)
    .where(isPerson)
    .where(sql<boolean>`fold_name(${name}) in (fold_name(real_name), fold_name(nick_name))`)
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0]?.id : undefined
}

/** The names of those of these people who work here, by id. */
export async function namesOfActive(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('staff')
    .select(['id', 'realName'])
    .where(among('id', ids))
    .where('active', '=', true)
    .where(isPerson)
    .execute()
  return new Map(rows.map(({ id, realName }) => [id, realName]))
}

/** The name of somebody who works here. */
export const nameOfActive = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await namesOfActive(tx, [id])).get(id)

export const isActiveStaff = async (tx: Tx, id: string): Promise<boolean> =>
  (await nameOfActive(tx, id)) !== undefined

/** The file before it is deleted with those that no record has. */
export async function setPicture(tx: Tx, id: string, picture: TakenPicture | null): Promise<void> {
  await tx
    .updateTable('staff')
    .set({ picture: picture?.key ?? null, pictureFileId: picture?.fileId ?? null })
    .where('id', '=', id)
    .execute()
}

/** Members of staff who have not left. */
export const peopleByIds = (tx: Tx, ids: readonly string[]) =>
  tx
    .selectFrom('staff')
    .select(['id', 'realName'])
    .where(among('id', ids))
    .where(isOfCentre)
    .where('active', '=', true)
    .execute()
