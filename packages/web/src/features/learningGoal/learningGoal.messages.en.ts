export const learningGoalEn = {
  title: 'Our own learning goals',
  parentId: 'Strand',
  name: 'Strand or goal',
  sort: 'Order in lists',
  remark: 'Note',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    learningGoal: typeof learningGoalEn
  }
}
