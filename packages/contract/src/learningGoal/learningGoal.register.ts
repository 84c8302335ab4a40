import type { RegisterFile } from '../register/register.rules.ts'
import { learningGoalFields } from './learningGoal.fields.ts'

export const learningGoalRegister = {
  fields: learningGoalFields,
  page: '/pages/manage/learning-goal',
  read: 'story.read',
  edit: 'register.edit',
  title: 'name',
  searched: ['name'],
  order: ['sort', 'name'],
  unique: [['parentId', 'name']],
} as const satisfies RegisterFile<typeof learningGoalFields>
