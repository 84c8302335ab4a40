import type { RegisterFile } from '../register/register.rules.ts'
import { articleFields } from './article.fields.ts'

export const articleRegister = {
  fields: articleFields,
  page: '/pages/manage/article',
  read: 'article.edit',
  edit: 'article.edit',
  title: 'title',
  searched: ['title', 'summary'],
  order: ['publishTime'],
  descending: ['publishTime'],
  unique: [],
} as const satisfies RegisterFile<typeof articleFields>
