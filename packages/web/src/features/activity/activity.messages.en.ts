export const activityEn = {
  title: 'Feed',
  filter: 'What to show',
  all: 'All',
  'topic.notice': 'News',
  'topic.request': 'To do',
  'topic.answer': 'Answers',
  'topic.record': 'Changes',
  hidden: 'Hidden',
  empty: 'Nothing here yet',
  emptyHint:
    'Notices, birthdays, stories, policies, meetings and answers to your reports appear here as they happen.',
  emptyHidden: 'You haven’t hidden anything',
  video: 'Video',
  hide: 'Hide: {{title}}',
  bringBack: 'Bring back: {{title}}',
  wasHidden: 'Hidden for you',
  wasBroughtBack: 'Back in your feed',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    activity: typeof activityEn
  }
}
