import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { seesPrivate } from './staff.policy.ts'
import { findCentre, findStaff, pageOfStaff, type StaffRow } from './staff.queries.ts'

type Operations = typeof staff.operations
type User = AnswerOf<Operations['getStaff']>

export async function getOwn({ tx, actor }: ContextOf<Operations['getOwn']>) {
  const row = found(await findStaff(tx, actor.personId))
  const centre = await findCentre(tx, actor.tenantId)
  return { ...toUser(row), roles: [...actor.roles], rights: [...actor.rights], centre }
}

export async function getStaff({ tx, actor, input }: ContextOf<Operations['getStaff']>): Promise<User> {
  const user = toUser(found(await findStaff(tx, input.id)))
  return seesPrivate(actor, user.id) ? user : { ...user, ...nothingPrivate }
}

const nothingPrivate = { email: null, phone: null, birthday: null, sex: null }

export async function searchStaff({ tx, input }: ContextOf<Operations['searchStaff']>) {
  const { name, deptName: teamName, postName: positionName } = input
  const { records, total } = await pageOfStaff(tx, { ...input, name, teamName, positionName })
  const choices = records.map((row) => ({
    id: row.id,
    realName: row.realName,
    deptName: row.teamName ?? '',
    postName: row.positionName ?? '',
    avatar: row.picture ?? '',
  }))
  return pageOf(choices, total, input)
}

function toUser(row: StaffRow): User {
  return {
    id: row.id,
    tenantId: row.tenantId,
    account: row.account,
    name: row.nickName || row.realName,
    realName: row.realName,
    nickName: row.nickName,
    avatar: row.picture ?? '',
    email: row.email,
    phone: row.phone,
    birthday: row.birthDate,
    // The column's CHECK names the same three.
    sex: row.sex as User['sex'],
    roleName: row.roles.join(','),
    deptId: row.teamId ?? '',
    deptName: row.teamName ?? '',
    postId: row.positionId ?? '',
    postName: row.positionName ?? '',
    roomCode: row.roomCode,
  }
}
