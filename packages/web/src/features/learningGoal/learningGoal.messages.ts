import type { WordsOf } from '../../platform/i18n/keys.ts'

export const learningGoalEn = {
  title: 'Our own learning goals',
  new: 'Add a strand or goal',
  parentId: 'Strand',
  name: 'Strand or goal',
  sort: 'Order in lists',
  remark: 'Note',
} as const

export const learningGoalZh: WordsOf<typeof learningGoalEn> = {
  title: '本园学习目标',
  new: '新增领域或目标',
  parentId: '所属领域',
  name: '领域或目标',
  sort: '排序',
  remark: '备注',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    learningGoal: typeof learningGoalEn
  }
}
