export const noticeEn = {
  list: 'Notices',
  title: 'Title',
  new: 'Write a notice',
  category: 'Category',
  content: 'Notice',
  releaseTime: 'When to publish',
  'releaseTime.hint': 'Leave it empty to publish the notice now.',
  released: 'Published {{time}}',
  planned: 'Will be published {{time}}',
  settings: 'Settings',
  isPinned: 'Keep at the top',
  asksConfirmation: 'Ask everybody to confirm that they’ve read it',
  audience: 'Who is it for?',
  'audience.all': 'Everybody',
  'audience.roles': 'Some roles',
  'audience.rooms': 'Staff of some rooms',
  'audience.people': 'Some people',
  roles: 'Roles',
  rooms: 'Rooms',
  people: 'People',
  'message.released': 'A new notice: {{title}}',
  'message.released.text': 'There is a new notice from your centre. Open it to read it.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    notice: typeof noticeEn
  }
}
