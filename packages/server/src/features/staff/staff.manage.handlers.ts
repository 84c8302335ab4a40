// The family's calls for managing users, over the register of staff.

import { eventName } from '@daybook/contract/kernel/live.ts'
import { ownStaffFields } from '@daybook/contract/staff/profile.fields.ts'
import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import { listOf, maskedPhone } from '@daybook/contract/staff/staff.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found, refuseEach } from '../../platform/errors.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { pageOf } from '../../platform/page.ts'
import { readablePassword } from '../../platform/passwords.ts'
import { setNewPassword } from '../password/password.check.ts'
import { registerHandlers } from '../register/index.ts'
import { nothingPrivate, toUser } from './staff.handlers.ts'
import { workingAmong } from './staff.manage.queries.ts'
import { seesPrivate } from './staff.policy.ts'
import { findStaff, pageOfStaff } from './staff.queries.ts'
import { refuseBeyond, staffRegister } from './staff.register.ts'

type Of<K extends keyof typeof staff.operations> = ContextOf<(typeof staff.operations)[K]>

const register = registerHandlers(staffRegister)

export async function listMasked(context: Of<'list'>) {
  const page = await register.list.run(context)
  const records = page.records.map((row) => ({ ...row, phone: row.phone && maskedPhone(row.phone) }))
  return { ...page, records }
}

/** A colleague's private details are left out, as in `user/detail`. */
export async function getTeacher(context: Of<'get'>) {
  const row = await register.get.run(withId(context, context.input.id ?? context.actor.personId))
  return seesPrivate(context.actor, row.id) ? row : { ...row, ...nothingPrivate }
}

const withId = <C extends object>(context: C, id: string) => ({ ...context, input: { id } })

/** Who manages staff may change everybody. The others change their own record, and there only what is theirs to say. */
export async function submitTeacher(context: Of<'submit'>) {
  const { actor, input } = context
  if (actor.rights.has('staff.edit')) return register.submit.run(context)
  const { id = actor.personId, version, ...given } = input
  if (id !== actor.personId) fail('FORBIDDEN')
  const known: { readonly [field: string]: unknown } = await register.get.run(withId(context, id))
  const isOwn = (field: string) => (ownStaffFields as readonly string[]).includes(field)
  const others = Object.entries(given).filter(([field]) => !isOwn(field))
  const refused = others.filter(([field, value]) => (value ?? null) !== (known[field] ?? null))
  if (refused.length > 0)
    fail('FORBIDDEN', Object.fromEntries(refused.map(([field]) => [field, 'NOT_WRITABLE'])))
  const own = Object.fromEntries(Object.entries(given).filter(([field]) => isOwn(field)))
  return register.submit.run({ ...context, input: { ...own, id, version } })
}

export async function listUsers({ tx, input, addresses }: Of<'listUsers'>) {
  const { deptName: teamName, postName: positionName } = input
  const { records, total } = await pageOfStaff(tx, { ...input, name: '', teamName, positionName })
  const all = records.map((row) => toUser(addresses, row))
  const users = all.map((user) => ({ ...user, phone: user.phone && maskedPhone(user.phone) }))
  return pageOf(users, total, input)
}

export async function submitUser(context: Of<'submitUser'>) {
  const { id } = await register.submit.run(context)
  return toUser(context.addresses, found(await findStaff(context.tx, id)))
}

const added = eventName('staff.submit')

/** Adds somebody without a password. Open lists of staff read again. @returns their id */
export async function addStaff(
  context: Omit<Of<'submitUser'>, 'input'>,
  given: { realName: string; email: string | null; phone: string | null; roleId: string },
): Promise<string> {
  const newId = context.ids()
  const { id } = await register.submit.run({ ...context, input: { ...given, newId } })
  context.publish({ operation: added, to: staffRegister.read, data: null })
  return id
}

export async function grantRoles(context: Of<'grantRoles'>): Promise<null> {
  const { userIds, roleIds } = context.input
  const roleId = listOf(roleIds).join(',')
  for (const id of userIds) {
    const change: { id: string; roleId: string } = { id, roleId }
    await register.submit.run({ ...context, input: change })
  }
  return null
}

export const resetPassword = (random: RandomBytes) => async (context: Of<'resetPassword'>) => {
  const { tx, input, auditSubjects } = context
  const working = await workingAmong(tx, input.userIds)
  refuseEach(
    'NOT_FOUND',
    input.userIds.filter((id) => !working.has(id)),
  )
  await refuseBeyond(context, input.userIds)
  const password = readablePassword(random)
  for (const id of input.userIds) await setNewPassword(tx, id, { field: 'password', password })
  auditSubjects(...input.userIds)
  return { password }
}
