export const houseEn = {
  title: 'In the house now',
  total_one: '{{count}} person in the house',
  total_other: '{{count}} people in the house',
  counts: '{{children}} children, {{staff}} staff, {{visitors}} visitors',
  readAt: 'As of {{time}}',
  safe: '{{safe}} of {{all}} ticked off',
  inRoom: '{{children}} children, {{staff}} staff',
  staff: 'Staff',
  otherStaff: 'Staff without a room',
  visitors: 'Visitors',
  with: 'With {{name}}',
  clear: 'Clear all ticks',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    house: typeof houseEn
  }
}
