// News of the centre, for everybody: staff, families and guests read it without signing in. Managers write it. The hard
// rule: nothing public shows an article before its time, after it was removed, or who wrote it.

import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { fields, instant, richText, text } from '../kernel/fields.ts'
import { Id, InstantOut, Page, PageQuery } from '../kernel/schema.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** News of the centre. `@n` and `#{key}#` in it are read as the specification says (section 8). */
export const articleFields = fields({
  title: text(140, { required: true }),
  summary: text(280),
  content: richText(20_000, { required: true }),
  publishTime: instant(),
})

export const articleRegister = {
  fields: articleFields,
  page: '/pages/manage/article',
  read: 'article.edit',
  edit: 'article.edit',
  title: 'title',
  about: ['publishTime'],
  screen: { title: 'manage', icon: 'news', manage: { group: 'records', icon: 'writing', order: 15 } },
  searched: ['title', 'summary'],
  order: ['publishTime'],
  descending: ['publishTime'],
  unique: [],
} as const satisfies RegisterFile<typeof articleFields>

const Listed = z.object({
  id: Id,
  title: z.string(),
  summary: z.string().nullable(),
  publishTime: InstantOut,
})
export type ListedArticle = z.output<typeof Listed>

const at = registerOperations('/api/blade-cms/article', articleRegister)
const own = true as const
const front = { access: 'public', lineMarkers: true } as const

export const article = feature('article', {
  listPublic: get('/api/front/blade-cms/article/list', {
    description: 'Lists the published articles for everyone, without a sign-in, newest first.',
    ...front,
    query: PageQuery,
    returns: Page(Listed),
    offline: 'cache',
    own,
  }),
  getPublic: get('/api/front/blade-cms/article/detail/{id}', {
    description: 'Returns one published article for everyone, without a sign-in.',
    ...front,
    query: z.object({ id: Id }),
    returns: Listed.extend({ content: z.string() }),
    offline: 'cache',
  }),
  list: { ...at.list(), own },
  get: { ...at.get(), own },
  submit: { ...at.submit(), own },
  remove: { ...at.remove(), own },
})
