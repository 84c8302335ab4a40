import type { WordsOf } from '../../platform/i18n/keys.ts'

export const calendarFeedEn = {
  title: 'My calendar',
  hint: 'See your shifts, meetings and events in the calendar on your phone. Add the address there as a subscribed calendar.',
  keepSecret: 'Anyone with this address can read your calendar. It is shown only now.',
  none: 'You have no address yet.',
  madeAt: 'Your address was made {{time}}. Make a new one to see it again; the old one then stops working.',
  make: 'Make an address',
  renew: 'Make a new address',
  end: 'Turn off',
  address: 'Address of your calendar',
  copy: 'Copy',
  ended: 'Your calendar’s address no longer works',
} as const

export const calendarFeedZh: WordsOf<typeof calendarFeedEn> = {
  title: '我的日历',
  hint: '在手机日历中查看您的班次、会议和活动：请在日历应用中以“订阅日历”的方式添加此地址。',
  keepSecret: '任何人拿到此地址都能看到您的日历，请勿外传。地址只显示这一次。',
  none: '您还没有日历地址。',
  madeAt: '日历地址生成于{{time}}。如需再次查看，请生成新地址，旧地址将随即失效。',
  make: '生成地址',
  renew: '生成新地址',
  end: '停用',
  address: '日历地址',
  copy: '复制',
  ended: '日历地址已停用',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    calendarFeed: typeof calendarFeedEn
  }
}
