import { dictionary, fields, longText, number, parent, text } from '../kernel/fields.ts'

/** A department of the centre (wire conventions: dept). */
export const teamFields = fields({
  parentId: parent(),
  deptName: text(80, { required: true }),
  fullName: text(120),
  deptCategory: dictionary('org_category'),
  sort: number({ min: 0, max: 9999, step: 1 }),
  remark: longText(500),
})
