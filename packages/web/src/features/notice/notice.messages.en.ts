export const noticeEn = {
  list: 'Notices',
  title: 'Title',
  category: 'Category',
  content: 'Notice',
  releaseTime: 'Release time',
  'releaseTime.hint': 'Leave it empty to release the notice now.',
  released: 'Released {{time}}',
  planned: 'Will be released {{time}}',
  settings: 'Settings',
  isPinned: 'Keep at the top',
  asksConfirmation: 'Ask everybody to confirm it',
  audience: 'Who it is for',
  'audience.all': 'Everybody',
  'audience.roles': 'Some roles',
  'audience.rooms': 'Staff of some rooms',
  'audience.people': 'Some people',
  roles: 'Roles',
  rooms: 'Rooms',
  people: 'People',
  message: 'A new notice: {{title}}',
  messageText: 'Your centre has released a notice. Open it to read it.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    notice: typeof noticeEn
  }
}
