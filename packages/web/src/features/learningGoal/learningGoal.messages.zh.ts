import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { learningGoalEn } from './learningGoal.messages.en.ts'

export const learningGoalZh: WordsOf<typeof learningGoalEn> = {
  title: '本园学习目标',
  parentId: '所属领域',
  name: '领域或目标',
  sort: '排序',
  remark: '备注',
}
