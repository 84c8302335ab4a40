import type { WordsOf } from '../../platform/i18n/keys.ts'

export const sunscreenApplicationEn = {
  title: 'Sunscreen',
  choose: 'Choose who goes out',
  never: 'None yet',
  outcome: 'What was it?',
  applied: 'Applied',
  saysApplied: 'Sunscreen applied',
  ownCream: 'Own cream',
  notConsented: 'No consent',
  reaction: 'Reaction',
  none: 'No sunscreen',
  notAsked: 'Consent not asked',
} as const

export const sunscreenApplicationZh: WordsOf<typeof sunscreenApplicationEn> = {
  title: '防晒',
  choose: '请选择要外出的幼儿',
  never: '尚未涂抹',
  outcome: '情况如何？',
  applied: '已涂',
  saysApplied: '已涂防晒霜',
  ownCream: '自带防晒',
  notConsented: '未同意',
  reaction: '皮肤反应',
  none: '不使用防晒',
  notAsked: '尚未征求同意',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    sunscreenApplication: typeof sunscreenApplicationEn
  }
}
