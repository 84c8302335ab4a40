import type { WordsOf } from '../../platform/i18n/keys.ts'

export const actionPlanEn = {
  title: 'Action plans',
} as const

export const actionPlanZh: WordsOf<typeof actionPlanEn> = {
  title: '应急方案',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    actionPlan: typeof actionPlanEn
  }
}
