import { dictionary, fields, longText, number, text } from '../kernel/fields.ts'

/** A post of the centre, such as head teacher (wire conventions: post). */
export const positionFields = fields({
  category: dictionary('post_category'),
  postCode: text(40, { required: true, format: 'code' }),
  postName: text(80, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  remark: longText(500),
})
