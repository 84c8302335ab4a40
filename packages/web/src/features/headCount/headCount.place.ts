import type { CountReason } from '@daybook/contract/headCount/headCount.rules.ts'
import { type Place, to } from '../../platform/screens/places.ts'

/** Where heads are counted. @param roomCode null for the whole centre */
export const countPlace = (roomCode: string | null, reason?: CountReason): Place =>
  to.headCount(roomCode === null ? { whole: 'yes', reason } : { code: roomCode, reason })
