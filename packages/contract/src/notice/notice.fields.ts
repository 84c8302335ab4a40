import { choice, dictionary, fields, flag, instant, picks, richText, text } from '../kernel/fields.ts'

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
