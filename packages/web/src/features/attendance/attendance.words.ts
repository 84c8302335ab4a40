import type { BareKey } from '../../platform/i18n/keys.ts'
import type { Group } from './attendance.board.ts'

export const groupWords: Record<Group, BareKey> = {
  present: 'attendance.groupPresent',
  toCome: 'attendance.groupToCome',
  away: 'attendance.groupAway',
  goneHome: 'attendance.groupGoneHome',
  notToday: 'attendance.groupNotToday',
}
