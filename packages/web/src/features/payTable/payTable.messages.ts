import type { WordsOf } from '../../platform/i18n/keys.ts'

export const payTableEn = {
  title: 'Pay steps',
  new: 'Add pay steps',
  emptyHint: 'The country’s table applies until you add your own steps.',
  name: 'Name, and where the figures are from',
  startsOn: 'In force from',
  steps: 'Steps',
  'steps.add': 'Add a step',
  'steps.step': 'Step',
  'steps.annualCents': 'Per year',
  'steps.startsFor': 'Starting step for',
  'steps.startsFor.p3': 'P3',
  'steps.startsFor.p3Plus': 'P3+',
  'steps.startsFor.p4': 'P4',
  'steps.startsFor.p5': 'P5',
} as const

export const payTableZh: WordsOf<typeof payTableEn> = {
  title: '薪级表',
  new: '新增薪级',
  emptyHint: '添加本园薪级表之前，以国家薪级表为准。',
  name: '名称及数字来源',
  startsOn: '执行日期',
  steps: '薪级',
  'steps.add': '添加薪级',
  'steps.step': '薪级',
  'steps.annualCents': '年薪',
  'steps.startsFor': '起始组别',
  'steps.startsFor.p3': 'P3',
  'steps.startsFor.p3Plus': 'P3+',
  'steps.startsFor.p4': 'P4',
  'steps.startsFor.p5': 'P5',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    payTable: typeof payTableEn
  }
}
