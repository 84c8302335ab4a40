import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { type Right, roles } from '@daybook/contract/kernel/rights.ts'
import { roleRegister as declared, role, type roleFields } from '@daybook/contract/role/role.kind.ts'
import { fail, type Refusals } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { type RegisterKind, refusing, registerHandlers, type Saving } from '../register/index.ts'
import { lockManagers } from './role.holders.queries.ts'
import { findRoles, heldAmong } from './role.queries.ts'

const builtIn: readonly string[] = roles

const givesLess = ({ before, values }: Saving<ValuesOf<typeof roleFields>>) =>
  (before?.rights ?? []).some((right) => !values.rights?.includes(right))

export const roleRegister: RegisterKind<typeof roleFields> = {
  ...declared,
  name: 'role',
  table: 'role',
  columns: { roleName: 'name', roleAlias: 'alias' },
  key: 'alias',
  toColumn: { rights: (rights: Right[] | null) => rights ?? [] },
  /** The rights of a built-in role are Daybook's own. */
  async load(tx, ids) {
    const rows = await findRoles(tx, ids)
    return new Map(rows.map(({ id, rights }) => [id, { rights }]))
  },
  async fixed(tx, ids) {
    const rows = await findRoles(tx, ids)
    return rows.filter(({ builtIn }) => builtIn).map(({ id }) => id)
  },
  async check({ tx, actor }, savings) {
    const renamed = savings.flatMap(({ before, values }) =>
      before && before.roleAlias !== values.roleAlias ? [before.roleAlias] : [],
    )
    const held = await heldAmong(tx, renamed)
    if (savings.some(givesLess)) await lockManagers(tx)
    return refusing(savings, ({ before, values }) => {
      // Daybook knows its tablets and its operator by these.
      if (before?.roleAlias !== values.roleAlias && builtIn.includes(values.roleAlias))
        fail('VALUE_TAKEN', { roleAlias: 'TAKEN' })
      // Whoever cannot give a right cannot take it from others either, nor rename what gives it.
      const touched = [...(before?.rights ?? []), ...(values.rights ?? [])]
      if (touched.some((right) => !actor.rights.has(right)))
        fail('RIGHTS_BEYOND_OWN', { rights: 'INVALID_CHOICE' })
      if (before && before.roleAlias !== values.roleAlias && held.has(before.roleAlias))
        fail('STILL_IN_USE', { roleAlias: 'TAKEN' })
    })
  },
  async save({ tx }, savings) {
    // Somebody has to stay who may do everything.
    if (savings.some(givesLess) && (await lockManagers(tx)).length === 0) fail('LAST_MANAGER')
  },
  async refuseRemoval({ tx, actor }, ids) {
    const rows = await findRoles(tx, ids)
    const held = await heldAmong(
      tx,
      rows.map(({ alias }) => alias),
    )
    const refused = rows.flatMap(({ id, alias, rights }): [string, ErrorKey][] => {
      if (rights.some((right) => !actor.rights.has(right))) return [[id, 'RIGHTS_BEYOND_OWN']]
      return held.has(alias) ? [[id, 'STILL_IN_USE']] : []
    })
    return Object.fromEntries(refused) satisfies Refusals
  },
}

export const roleRoutes = implement(role, registerHandlers(roleRegister))
