import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { leaveEn } from './leave.messages.en.ts'

export const leaveZh: WordsOf<typeof leaveEn> = {
  title: '请假',
  overseenAway: '请假教职工',
  overseenAwayNone: '无人请假',
  overseenDays: '{{from}}至{{until}}',
}
