// The people who work at a centre, as managers look after them. The hard rules: somebody stays who may do everything; nobody gives
// a role that allows more than they may do themselves; and a password is kept only as its hash.
import { workEnded } from '@daybook/contract/attendance/attendance.rules.ts'
import { sexKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { allRightsInCentre } from '@daybook/contract/kernel/rights.ts'
import { Id } from '@daybook/contract/kernel/schema.ts'
import type { staffFields } from '@daybook/contract/staff/staff.fields.ts'
import { staffRegister as declared } from '@daybook/contract/staff/staff.register.ts'
import { listOf, maskedPhone } from '@daybook/contract/staff/staff.rules.ts'
import { fail } from '../../platform/errors.ts'
import { hashNewPassword, setNewPassword } from '../password/password.check.ts'
import { type RegisterKind, refusing } from '../register/index.ts'
import { aliasesOf, lockManagers, rolesNamed } from '../role/index.ts'
import { accountsFor } from './staff.accounts.queries.ts'
import { isPerson } from './staff.holders.queries.ts'
import { rolesOf } from './staff.manage.queries.ts'
import { alreadyStaff } from './staff.newcomers.ts'

const sexes = Object.fromEntries(Object.entries(sexKeys).map(([word, key]) => [key, word]))

export const staffRegister: RegisterKind<typeof staffFields> = {
  ...declared,
  name: 'staff',
  table: 'staff',
  looksNoted: true,
  // Tablets at the door have accounts as well.
  only: isPerson,
  columns: {
    name: 'nickName',
    roleId: 'roles',
    postId: 'positionId',
    deptId: 'teamId',
    birthday: 'birthDate',
    password: null,
  },
  fromColumn: {
    name: (nickName: string) => nickName || null,
    roleId: (roles: string[]) => roles.join(','),
    sex: (sex: keyof typeof sexKeys | null) => sex && sexKeys[sex],
  },
  toColumn: {
    name: (nickName: string | null) => nickName ?? '',
    roleId: (roles: string) => listOf(roles),
    sex: (sex: string | null) => sex && sexes[sex],
  },
  load: async (_, ids) => new Map(ids.map((id) => [id, { password: null }])),
  /** Roles are named by id or alias. A phone number that comes back masked, as a list shows it, is unchanged. */
  async complete({ tx }, savings) {
    const named = savings.flatMap(({ values }) => listOf(values.roleId))
    const aliases = await aliasesOf(tx, [...new Set(named.filter((name) => Id.safeParse(name).success))])
    const accounts = await accountsFor(
      tx,
      savings.flatMap(({ before, values }) => (before || values.account ? [] : [values])),
    )
    return savings.map(({ before, values }) => {
      const roles = listOf(values.roleId).map((name) => aliases.get(name) ?? name)
      const isMasked = before?.phone && values.phone === maskedPhone(before.phone)
      const account = values.account || (accounts.get(values) ?? values.account)
      return { ...values, account, roleId: roles.join(','), phone: isMasked ? before.phone : values.phone }
    })
  },
  async check(context, savings) {
    const changed = savings.filter(({ before }) => before)
    // A changed password, account or address would open the account of somebody who may do more.
    await refuseBeyond(
      context,
      changed.map(({ id }) => id),
    )
    const fewer = changed.filter(({ before, values }) =>
      listOf(before?.roleId).some((alias) => !listOf(values.roleId).includes(alias)),
    )
    const added = ({ before, values }: (typeof savings)[number]) =>
      listOf(values.roleId).filter((alias) => !listOf(before?.roleId).includes(alias))
    const beyond = await rolesBeyond(context, [...new Set(savings.flatMap(added))])
    await refuseLastManager(context, await demoted(context, fewer))
    return refusing(savings, (saving) => {
      if (added(saving).some((alias) => beyond.has(alias)))
        fail('RIGHTS_BEYOND_OWN', { roleId: 'INVALID_CHOICE' })
    })
  },
  alreadyHere: ({ tx }, { realName, email, phone }) => alreadyStaff(tx, [{ realName, email, phone }]),
  // Without a password, the account is opened by an invitation or a code.
  initial: async ({ tx }, { password, ...names }) => ({
    passwordHash: password === null ? '' : await hashNewPassword(tx, { field: 'password', password }, names),
  }),
  async save({ tx }, savings) {
    for (const { id, before, values } of savings)
      if (before && values.password !== null)
        await setNewPassword(tx, id, { field: 'password', password: values.password })
  },
  async refuseRemoval(context, ids) {
    await refuseBeyond(context, ids)
    await refuseLastManager(context, ids)
    return {}
  },
  /** The database ends their work (`end_work_of_staff`). Everybody who sees the adults at work is to know. */
  removed: async ({ publish }) => publish({ operation: workEnded, to: 'attendance.read', data: null }),
}

type StaffContext = Parameters<NonNullable<typeof staffRegister.check>>[0]

/** The roles that allow what the actor lacks: nobody gives those. */
async function rolesBeyond(
  { tx, actor }: Pick<StaffContext, 'tx' | 'actor'>,
  aliases: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = await rolesNamed(tx, aliases)
  const beyond = named.filter(({ rights }) => rights.some((right) => !actor.rights.has(right)))
  return new Set(beyond.map(({ alias }) => alias))
}

export async function refuseRoles(
  context: Pick<StaffContext, 'tx' | 'actor'>,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const added = after.filter((alias) => !before.includes(alias))
  if ((await rolesBeyond(context, added)).size > 0) fail('RIGHTS_BEYOND_OWN', { roleId: 'INVALID_CHOICE' })
}

/** Nobody gets into the account of somebody who may do more. */
export async function refuseBeyond(
  context: Pick<StaffContext, 'tx' | 'actor'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const held = (await rolesOf(context.tx, ids)).flat()
  await refuseRoles(context, [], [...new Set(held)])
}

/** Those who may not do everything by their new roles. */
async function demoted(
  { tx }: Pick<StaffContext, 'tx'>,
  savings: readonly { id: string; values: { roleId: string } }[],
): Promise<string[]> {
  const named = await rolesNamed(tx, [...new Set(savings.flatMap(({ values }) => listOf(values.roleId)))])
  return savings
    .filter(({ values }) => {
      const held = named.filter(({ alias }) => listOf(values.roleId).includes(alias))
      const may = new Set(held.flatMap(({ rights }) => rights))
      return allRightsInCentre.some((right) => !may.has(right))
    })
    .map(({ id }) => id)
}

/** Somebody has to stay who may do everything. */
async function refuseLastManager(
  { tx }: Pick<StaffContext, 'tx'>,
  leaving: readonly string[],
): Promise<void> {
  if (leaving.length === 0) return
  const managers = await lockManagers(tx)
  const isOne = managers.some((id) => leaving.includes(id))
  if (isOne && managers.every((id) => leaving.includes(id))) fail('LAST_MANAGER')
}
