import { sexKeys, statusKeys } from '@daybook/contract/kernel/dictionaries.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { Actor, ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { type FileAddresses, pictureAddress } from '../../platform/storage/addresses.ts'
import { staffWithRights } from './staff.holders.queries.ts'
import { seesPrivate } from './staff.policy.ts'
import { findCentre, findStaff, pageOfStaff, type StaffRow } from './staff.queries.ts'

type Operations = typeof staff.operations
type User = AnswerOf<Operations['getStaff']>

export async function getOwn({ tx, actor, addresses }: ContextOf<Operations['getOwn']>) {
  const row = found(await findStaff(tx, actor.personId))
  const centre = await findCentre(tx, actor.tenantId)
  const { roles, rights, mustSetUpSecondStep, mustChangePassword } = actor
  const first = { mustSetUpSecondStep, mustChangePassword }
  return { ...toUser(addresses, row), roles: [...roles], rights: [...rights], ...first, centre }
}

export async function getStaff(context: ContextOf<Operations['getStaff']>): Promise<User> {
  const { tx, actor, input, addresses } = context
  return shownTo(actor, toUser(addresses, found(await findStaff(tx, input.id))))
}

export async function searchStaff(context: ContextOf<Operations['searchStaff']>) {
  const { tx, actor, input, addresses } = context
  const { deptName: teamName, postName: positionName } = input
  const { records, total } = await pageOfStaff(tx, { ...input, teamName, positionName })
  const users = records.map((row) => shownTo(actor, toUser(addresses, row)))
  return pageOf(users, total, input)
}

export async function listLeaders({ tx }: ContextOf<Operations['listLeaders']>) {
  const people = await staffWithRights(tx, ['staff.edit'])
  return people.map(({ id, name }) => ({ id, name, realName: name }))
}

export const nothingPrivate = { email: null, phone: null, birthday: null, sex: null }

function shownTo(actor: Actor, user: User): User {
  return seesPrivate(actor, user.id) ? user : { ...user, ...nothingPrivate }
}

export function toUser(addresses: Pick<FileAddresses, 'sign'>, row: StaffRow): User {
  return {
    id: row.id,
    tenantId: row.tenantId,
    tenantName: row.tenantName ?? '',
    createUser: row.createdBy,
    createTime: row.createdAt,
    updateUser: row.updatedBy,
    updateTime: row.updatedAt,
    status: row.active ? statusKeys.inUse : statusKeys.ended,
    account: row.account,
    name: row.nickName || row.realName,
    realName: row.realName,
    nickName: row.nickName,
    avatar: pictureAddress(addresses, row.picture),
    email: row.email,
    phone: row.phone,
    birthday: row.birthDate,
    // A CHECK on the column allows the same three.
    sex: row.sex === null ? null : sexKeys[row.sex as keyof typeof sexKeys],
    userTypeName: 'WEB',
    code: '',
    roleId: row.roleIds.join(','),
    roleName: row.roleNames.join(','),
    deptId: row.teamId ?? '',
    deptName: row.teamName ?? '',
    postId: row.positionId ?? '',
    postName: row.positionName ?? '',
    roomCode: row.roomCode,
  }
}
