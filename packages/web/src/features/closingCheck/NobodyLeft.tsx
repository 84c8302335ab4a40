import { ClosingCount } from '../headCount/ClosingCount.tsx'
import { StillHere } from './StillHere.tsx'

/** Above the checklist: who is still signed in, and whether heads were counted. */
export function NobodyLeft() {
  return (
    <>
      <StillHere />
      <ClosingCount />
    </>
  )
}
