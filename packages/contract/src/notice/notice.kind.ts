// Notices of the centre to its staff: now, or at a planned time. The hard rule: nobody but managers sees a notice before
// its time, or one that is for others; and everybody that it is for is told once.

import { z } from 'zod'
import { feature } from '../kernel/feature.ts'
import { choice, dictionary, fields, flag, instant, picks, richText, text } from '../kernel/fields.ts'
import { messageKinds } from '../message/message.kind.ts'
import { registerOperations } from '../register/register.kind.ts'
import type { RegisterFile } from '../register/register.rules.ts'

/** A notice of the centre to its staff (wire conventions: notice). Without a release time it goes out at once. */
export const noticeFields = fields({
  title: text(140, { required: true }),
  category: dictionary('notice', { required: true }),
  content: richText(20_000, { required: true }),
  releaseTime: instant(),
  isPinned: flag(),
  /** Everybody that it is for confirms once that they have read it. */
  asksConfirmation: flag(),
  audience: choice(['all', 'roles', 'rooms', 'people'], { required: true }),
  roles: picks('role', { required: true, when: { audience: 'roles' } }),
  rooms: picks('room', { required: true, when: { audience: 'rooms' } }),
  people: picks('staff', { required: true, when: { audience: 'people' } }),
})

export const noticeRegister = {
  fields: noticeFields,
  page: '/pages/manage/notice',
  read: 'notice.read',
  edit: 'notice.edit',
  title: 'title',
  about: ['category', 'releaseTime'],
  screen: {
    title: 'list',
    manage: { group: 'day', icon: 'speakerphone', order: 3, often: true },
    menu: { group: 'team', icon: 'speakerphone', order: 2 },
  },
  searched: ['title', 'category'],
  order: ['isPinned', 'releaseTime'],
  descending: ['isPinned', 'releaseTime'],
  unique: [],
} as const satisfies RegisterFile<typeof noticeFields>

const at = registerOperations('/api/blade-desk/notice', noticeRegister)

export const notice = feature('notice', {
  list: at.list(),
  get: at.get(),
  /** Its release time must not be in the past when it is set. */
  submit: at.submit(['NOTICE_IN_PAST']),
  remove: at.remove(),
})

export const noticeMessages = messageKinds('notice', { released: z.object({ title: z.string() }) })
