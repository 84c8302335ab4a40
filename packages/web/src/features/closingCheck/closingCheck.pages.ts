import type { SessionState } from '../../platform/session/session.state.ts'
import { boardQuery } from '../attendance/index.ts'
import { StillHere } from './StillHere.tsx'

export const closingCheckPages = {
  Lead: StillHere,
  needs: ({ userProfile }: SessionState) =>
    userProfile?.rights.includes('attendance.read') ? [boardQuery()] : [],
}
