// What waits to be sent, and what the server did not take.
export const outboxEn = {
  title: 'Not sent yet',
  waiting_one: '{{count}} not sent yet',
  waiting_other: '{{count}} not sent yet',
  attention_one: '{{count}} needs your attention',
  attention_other: '{{count}} need your attention',
  empty: 'Everything is sent',
  emptyHint: 'Entries you make without a network wait here until they can be sent.',
  waitingTitle: 'Waiting to be sent',
  mayBeDeleted:
    'These entries are only on this device until they’re sent. The browser may delete them if the device runs low on space. Install Daybook on the home screen to keep them safe.',
  attentionTitle: 'Needs your attention',
  attentionHint:
    'The centre did not accept these entries. They are not recorded until you decide what to do.',
  sendNow: 'Send now',
  sendAgain: 'Send again',
  openForm: 'Open the form',
  anotherTime: 'At another time',
  whenWasIt: 'When was it, on {{day}}?',
  giveReason: 'Give a reason',
  whyChanged: 'Why are you changing it?',
  whyAllTheSame: 'Why was it done anyway?',
  withoutThem: 'Send without {{who}}',
  sendSo: 'Send with this change',
  missing: 'Please fill this in',
  discard: 'Discard',
  discardTitle: 'Discard this entry?',
  discardText: '{{what}} will not be recorded. You can’t undo this.',
  keep: 'Keep it',
  madeAt: 'Made {{time}}',
  tried_one: 'tried once',
  tried_other: 'tried {{count}} times',
  entry: 'Entry',
  comma: ', ',
  of: '{{what}}: {{who}}',
  children_one: '{{count}} child',
  children_other: '{{count}} children',
  leaveTitle_one: '{{count}} entry is not sent yet',
  leaveTitle_other: '{{count}} entries are not sent yet',
  leaveText:
    'What is not sent is only on this device. If you sign out now, it will be sent when you next sign in here.',
  stay: 'Stay signed in',
  leaveKeep: 'Sign out, send later',
  leaveDiscard: 'Discard and sign out',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    outbox: typeof outboxEn
  }
}
