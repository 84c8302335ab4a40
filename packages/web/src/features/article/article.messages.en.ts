export const articleEn = {
  list: 'News',
  title: 'Title',
  one: 'News',
  manage: 'Write news',
  summary: 'In one sentence',
  content: 'Article',
  publishTime: 'Publish on (empty: now)',
  empty: 'No news yet',
  emptyHint: 'What the centre tells families and guests shows here.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    article: typeof articleEn
  }
}
