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
  copied: 'Copied',
  ended: 'Your calendar’s address no longer works',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    calendarFeed: typeof calendarFeedEn
  }
}
