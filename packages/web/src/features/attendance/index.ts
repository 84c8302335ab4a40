export { asksFirst } from './attendance.asks.ts'
export { useAsleep, useIsReadingSleeps } from './attendance.asleep.ts'
export { signInFirst } from './attendance.choices.ts'
export { allRooms, boardQuery, signIn } from './attendance.data.ts'
export { presenceReads } from './attendance.live.ts'

/** Loaded at their first use, so that the home screen, which only reads, does not fetch them. */
export const loadSignActions = () => import('./attendance.actions.ts')
export const loadSignOutSteps = () => import('./SignOutSteps.tsx')
export const loadEarlierDay = () => import('./EarlierDaySheet.tsx')
export const loadSecondStaff = () => import('./SecondStaff.tsx')
export const loadClosedToday = () => import('./ClosedToday.tsx')
export const loadOwnWork = () => import('./OwnWorkHead.tsx')
