import { fields, flag, longText, number, parent, text } from '../kernel/fields.ts'

/** A dictionary, or below one an entry of it. An entry has its dictionary's code and a key of its own. */
export const lookupFields = fields({
  parentId: parent(),
  code: text(60, { required: true, format: 'code' }),
  dictKey: text(60),
  dictValue: text(120, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  isSealed: flag(),
  remark: longText(500),
})
