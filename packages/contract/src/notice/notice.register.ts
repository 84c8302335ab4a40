import type { RegisterFile } from '../register/register.rules.ts'
import { noticeFields } from './notice.fields.ts'

export const noticeRegister = {
  fields: noticeFields,
  page: '/pages/manage/notice',
  read: 'notice.read',
  edit: 'notice.edit',
  title: 'title',
  searched: ['title', 'category'],
  order: ['isPinned', 'releaseTime'],
  descending: ['isPinned', 'releaseTime'],
  unique: [],
} as const satisfies RegisterFile<typeof noticeFields>
