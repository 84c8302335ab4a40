import { choices, fields, number, parent, text } from '../kernel/fields.ts'
import { allRights } from '../kernel/rights.ts'

/** A role of the centre: what its holders may do. */
export const roleFields = fields({
  parentId: parent(),
  roleName: text(60, { required: true }),
  roleAlias: text(40, { required: true, format: 'code' }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  rights: choices(allRights),
})
