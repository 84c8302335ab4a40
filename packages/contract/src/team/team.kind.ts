// The departments of a centre, as a tree. Staff read them; managers look after them.
import { feature } from '../kernel/feature.ts'
import { dictionary, fields, longText, number, parent, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A department of the centre (wire conventions: dept). */
export const teamFields = fields({
  parentId: parent(),
  deptName: text(80, { required: true }),
  fullName: text(120),
  deptCategory: dictionary('org_category'),
  sort: number({ min: 0, max: 9999, step: 1 }),
  remark: longText(500),
})

export const teamRegister = {
  fields: teamFields,
  page: '/pages/manage/dept',
  read: 'register.read',
  edit: 'register.edit',
  title: 'deptName',
  about: ['deptCategory', 'fullName'],
  screen: { manage: { group: 'people', icon: 'sitemap', order: 12 } },
  searched: ['deptName', 'fullName'],
  order: ['sort', 'deptName'],
  columns: { deptName: 'name', deptCategory: 'category' },
  unique: [['deptName']],
} as const satisfies RegisterFile<typeof teamFields>

const at = registerOperations('/api/blade-system/dept', teamRegister)

export const team = feature('team', {
  listTree: at.listTree(),
  listLevel: at.listLevel(),
  listNodes: at.listNodes(),
  listLevelNodes: at.listLevelNodes(),
  get: at.get(),
  submit: at.submit(),
  remove: at.remove(),
})
