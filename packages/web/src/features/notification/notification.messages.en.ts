export const notificationEn = {
  title: 'Notifications',
  device: 'On this device',
  pushHint: 'See new messages on this device, even when Daybook is closed.',
  pushOnHint: 'This device shows your messages while you are signed in.',
  pushDenied:
    'This browser blocks notifications from Daybook. Allow them in the browser’s settings for this page.',
  pushNone:
    'This browser can’t show notifications. On an iPhone or iPad, add Daybook to the Home Screen first.',
  pushOn: 'Turn on',
  pushOff: 'Turn off',
  pushIsOn: 'This device will show your messages',
  pushLost:
    'This device no longer shows your messages. Allow notifications for Daybook in the browser’s settings, then turn them on again.',
  pushFailed: 'This device couldn’t be set up. Check your connection and try again.',
  topics: 'What to notify you about',
  topicsHint: 'Every message is in the app. Choose what else you’d like. Emails go to {{email}}.',
  noEmail:
    'Every message is in the app. You have no email address yet, so emails can’t be sent. Ask your manager to add it.',
  push: 'Notify',
  mail: 'Email',
  topicAlarm: 'Sleep and head injury alarms',
  topicRequest: 'Something is waiting for you',
  topicAnswer: 'Answers to what you sent',
  topicRecord: 'Changes to your entries',
  topicNotice: 'Notices from the centre',
  topicColleague: 'Messages from colleagues',
  topicAccount: 'Your account and password',
  quiet: 'Quiet hours',
  isQuiet: 'Use quiet hours?',
  'isQuiet.no': 'No',
  'isQuiet.yes': 'Yes',
  quietHint: 'Messages wait until then. Alarms about children always come through.',
  from: 'From',
  until: 'Until',
  'until.SAME': 'Choose a different end',
  language: 'Language of emails',
  save: 'Save',
  saved: 'Saved',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    notification: typeof notificationEn
  }
}
