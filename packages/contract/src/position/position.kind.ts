// The posts of a centre, which its staff hold. Staff read them; managers look after them.
import { feature } from '../kernel/feature.ts'
import { dictionary, fields, longText, number, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A post of the centre, such as head teacher (wire conventions: post). */
export const positionFields = fields({
  category: dictionary('post_category'),
  postCode: text(40, { required: true, format: 'code' }),
  postName: text(80, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  remark: longText(500),
})

export const positionRegister = {
  fields: positionFields,
  page: '/pages/manage/post',
  read: 'register.read',
  edit: 'register.edit',
  title: 'postName',
  about: ['category', 'postCode'],
  screen: { manage: { group: 'people', icon: 'briefcase', order: 11 } },
  searched: ['postName', 'postCode', 'category'],
  order: ['sort', 'postName'],
  columns: { postCode: 'code', postName: 'name' },
  unique: [['postCode'], ['postName']],
} as const satisfies RegisterFile<typeof positionFields>

const at = registerOperations('/api/blade-system/post', positionRegister)

export const position = feature('position', {
  list: at.list(),
  listOptions: at.listOptions(),
  get: at.get(),
  submit: at.submit(),
  remove: at.remove(),
})
