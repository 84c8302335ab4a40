// What a message says, by its kind; a notice brings its own words.
export const messageEn = {
  title: 'Messages',
  infoTitle: 'Message',
  empty: 'No messages yet',
  emptyHint: 'Answers to your requests, changes to your records and notices will show here.',
  unread: 'Unread',
  readAll: 'All read',
  readAllDone_one: '{{count}} message marked as read',
  readAllDone_other: '{{count}} messages marked as read',
  readAllNone: 'There was nothing unread',
  open: 'Open what it is about',
  care: 'record',
  forgottenSignOut: 'When did {{childName}} go home?',
  forgottenSignOutText:
    '{{childName}} was signed in to {{roomName}} on {{day}} and never signed out. Say when {{childName}} left; nothing has been made up.',
  sleepCheckOverdue: '{{childName}} was not checked in time',
  sleepCheckOverdueText:
    '{{childName}} sleeps in {{roomName}}. Last seen: {{lastSeen}}. The next check was due: {{due}}.',
  recordAmended: '{{byName}} changed a record of yours',
  recordVoided: '{{byName}} voided a record of yours',
  recordText: '{{subject}} of {{childName}}, {{time}}.',
  reason: 'Reason: {{reason}}',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    message: typeof messageEn
  }
}
