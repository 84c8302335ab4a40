import type { WordsOf } from '../../platform/i18n/keys.ts'

export const articleEn = {
  list: 'News',
  title: 'Title',
  new: 'Write news',
  one: 'News',
  manage: 'Write news',
  summary: 'In one sentence',
  content: 'Article',
  publishTime: 'Publish on',
  'publishTime.hint': 'Leave it empty to publish now.',
  empty: 'No news yet',
  emptyHint: 'News for families and visitors appears here.',
} as const

export const articleZh: WordsOf<typeof articleEn> = {
  list: '园所新闻',
  title: '标题',
  new: '写新闻',
  one: '新闻',
  manage: '编写新闻',
  summary: '一句话摘要',
  content: '正文',
  publishTime: '发布时间（留空即立即发布）',
  'publishTime.hint': '留空则立即发布。',
  empty: '暂无新闻',
  emptyHint: '园所发给家长和来访者的新闻会显示在这里。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    article: typeof articleEn
  }
}
