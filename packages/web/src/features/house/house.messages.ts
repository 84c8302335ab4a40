import type { WordsOf } from '../../platform/i18n/keys.ts'

export const houseEn = {
  title: 'On site now',
  total_one: '{{count}} person on site',
  total_other: '{{count}} people on site',
  counts: 'Children: {{children}}, staff: {{staff}}, visitors: {{visitors}}',
  counted_one: '{{count}} of them was counted on an excursion today and may be away',
  counted_other: '{{count}} of them were counted on an excursion today and may be away',
  countedAt: '{{excursion}}: last counted at {{time}}, {{place}}',
  countedBack: '{{excursion}}: back, counted at {{time}}',
  readAt: 'As of {{time}}',
  safe: '{{safe}} of {{all}} accounted for',
  inRoom: 'Children: {{children}}, staff: {{staff}}',
  staff: 'Staff',
  otherStaff: 'Staff without a room',
  visitors: 'Visitors',
  with: 'With {{name}}',
  since: 'since {{time}}',
  clear: 'Clear all ticks',
} as const

export const houseZh: WordsOf<typeof houseEn> = {
  title: '当前在园人员',
  total_other: '园内共{{count}}人',
  counts: '幼儿{{children}}人，教职工{{staff}}人，访客{{visitors}}人',
  counted_other: '其中{{count}}人今天在外出活动中清点过，可能不在园内',
  countedAt: '{{excursion}}：最近清点{{time}}，{{place}}',
  countedBack: '{{excursion}}：已返园，{{time}}清点',
  readAt: '截至{{time}}',
  safe: '已清点{{safe}}人，共{{all}}人',
  inRoom: '幼儿{{children}}人，教职工{{staff}}人',
  staff: '教职工',
  otherStaff: '未分班教职工',
  visitors: '访客',
  with: '由{{name}}接待',
  since: '{{time}}到访',
  clear: '清除全部勾选',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    house: typeof houseEn
  }
}
