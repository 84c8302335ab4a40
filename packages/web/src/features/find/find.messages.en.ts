export const findEn = {
  title: 'Find',
  what: 'Find a child, page, action or record',
  hint: 'Name, page, action or word',
  results: 'Results',
  earlier: 'Recent searches',
  forget: 'Clear recent searches',
  children: 'Children',
  rooms: 'Rooms',
  actions: 'Actions',
  pages: 'Pages',
  records: 'Records',
  staff: 'People',
  allWith: 'All with “{{text}}”',
  searching: 'Looking through records…',
  found_one: '{{count}} result',
  found_other: '{{count}} results',
  nothing: 'Nothing found for “{{text}}”',
  nothingHint: 'Try another word, or fewer words.',
  offline: 'Records are not searched without a network.',
  failed: 'Records could not be searched. Try again in a moment.',
  keys: 'Press {{keys}} on any page to find something.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    find: typeof findEn
  }
}
