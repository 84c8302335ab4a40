import { fields, longText, number, parent, text } from '../kernel/fields.ts'

/** A strand, or a goal under one. */
export const learningGoalFields = fields({
  parentId: parent(),
  name: text(200, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  remark: longText(500),
})
