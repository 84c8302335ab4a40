// A centre's own strands and goals, beside those of its country's curriculum. Learning stories are linked to them. The
// hard rule: one that is no longer used stays readable on the stories that have it. These calls are ours.
import { feature } from '../kernel/feature.ts'
import { fields, longText, number, parent, text } from '../kernel/fields.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A strand, or a goal under one. */
export const learningGoalFields = fields({
  parentId: parent(),
  name: text(200, { required: true }),
  sort: number({ min: 0, max: 9999, step: 1 }),
  remark: longText(500),
})

export const learningGoalRegister = {
  fields: learningGoalFields,
  page: '/pages/manage/learning-goal',
  read: 'story.read',
  edit: 'register.edit',
  title: 'name',
  about: ['remark'],
  screen: { can: 'register.edit', manage: { group: 'planning', icon: 'targetArrow', order: 3 } },
  searched: ['name'],
  order: ['sort', 'name'],
  unique: [['parentId', 'name']],
} as const satisfies RegisterFile<typeof learningGoalFields>

const at = registerOperations('/api/blade-garden/learning-goal', learningGoalRegister)
const own = true as const

export const learningGoal = feature('learningGoal', {
  listTree: { ...at.listTree(), own },
  listOptions: { ...at.listOptions(), own, offline: 'cache' },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
