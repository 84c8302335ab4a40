import type { SessionState } from '../../platform/session/session.state.ts'
import { boardQuery } from '../attendance/index.ts'
import { NobodyLeft } from './NobodyLeft.tsx'

export const closingCheckPages = {
  Lead: NobodyLeft,
  needs: ({ userProfile }: SessionState) =>
    userProfile?.rights.includes('attendance.read') ? [boardQuery()] : [],
}
