// What waits to be sent, and what the server did not take.
export const outboxEn = {
  title: 'Not sent yet',
  waiting_one: '{{count}} not sent yet',
  waiting_other: '{{count}} not sent yet',
  attention_one: '{{count}} needs your attention',
  attention_other: '{{count}} need your attention',
  empty: 'Everything is sent',
  emptyHint: 'What you record without a network waits here until it can be sent.',
  waitingTitle: 'Waiting to be sent',
  attentionTitle: 'Needs your attention',
  attentionHint: 'The centre did not take these entries. Nothing of them is recorded until you decide.',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  discard: 'Discard',
  discardTitle: 'Discard this entry?',
  discardText: '{{what}} will not be recorded, and cannot be brought back.',
  keep: 'Keep it',
  madeAt: 'Made {{time}}',
  tried_one: 'tried once',
  tried_other: 'tried {{count}} times',
  entry: 'Entry',
  change: 'Change of an entry',
  voiding: 'Entry voided',
  takenBack: 'Entry taken back',
  signIn: 'Sign in',
  signOut: 'Sign out',
  attendance: 'Attendance',
  note: 'Note',
  inBed: 'In bed',
  asleep: 'Asleep',
  awake: 'Awake',
  gotUp: 'Got up',
  check: 'Sleep check',
  wholeSleep: 'Sleep',
  of: '{{what}}: {{who}}',
  children_one: '{{count}} child',
  children_other: '{{count}} children',
  leaveTitle: 'Some entries are not sent yet',
  leaveText_one:
    '{{count}} entry waits on this device. If you sign out now, it is sent when you sign in here again.',
  leaveText_other:
    '{{count}} entries wait on this device. If you sign out now, they are sent when you sign in here again.',
  stay: 'Stay signed in',
  leaveKeep: 'Sign out, keep them for me',
  leaveDiscard: 'Discard them and sign out',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    outbox: typeof outboxEn
  }
}
