// Times as people say them (specification, section 9).
export const timeEn = {
  justNow: 'Just now',
  minutesAgo: '{{count}} min ago',
  hoursAgo_one: '{{count}} hour ago',
  hoursAgo_other: '{{count}} hours ago',
  daysAgo_one: '{{count}} day ago',
  daysAgo_other: '{{count}} days ago',
  weeksAgo_one: '{{count}} week ago',
  weeksAgo_other: '{{count}} weeks ago',
  monthsAgo_one: '{{count}} month ago',
  monthsAgo_other: '{{count}} months ago',
  yearsAgo_one: '{{count}} year ago',
  yearsAgo_other: '{{count}} years ago',
  yesterdayAt: 'Yesterday {{time}}',
  minutes: '{{minutes}} min',
  hoursMinutes: '{{hours}} h {{minutes}} min',
} as const

declare module '../i18n/keys.ts' {
  interface Packs {
    time: typeof timeEn
  }
}
