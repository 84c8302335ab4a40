// What a message says stands in the pack of the feature that tells it.
export const messageEn = {
  title: 'Messages',
  titleUnread: 'Messages ({{count}})',
  happened: 'What happened',
  parts: 'Parts of the feed',
  infoTitle: 'Message',
  colleagues: 'Colleagues',
  empty: 'No messages yet',
  emptyHint: 'Answers to your requests, changes to your records and notices will appear here.',
  unread: 'Unread',
  readAll: 'Mark all as read',
  readAllDone_one: '{{count}} message marked as read',
  readAllDone_other: '{{count}} messages marked as read',
  readAllNone: 'There are no unread messages',
  open: 'See details',
  'message.notice': '{{title}}',
  'message.notice.text': '{{text}}',
  unknown: 'A new kind of message',
  unknownText: 'Reload the app to read it.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    message: typeof messageEn
  }
}
