// Rules of paired tablets. Pure, so that the tablet follows the same limits.
import { eventName } from '../kernel/live.ts'

/** How long a code pairs a tablet. */
export const pairingLifetime = 10 * 60_000
export const pairingCodeLength = 6
/** How long a proven PIN or collector may sign in or out. */
export const ticketLifetime = 2 * 60_000
/** After this long without a touch the tablet shows its start again, so that the next in line sees nothing. What has been
 *  done is read at a glance, a code has to arrive in the visitor's mail, and a roll is called while walking. */
export const idleLimits = { other: 30_000, done: 8_000, code: 5 * 60_000, house: 2 * 60_000 } as const

/** The live event sent to staff when a tablet signs somebody in or out. */
export const kioskChecked = eventName('kiosk.checked')

export const directions = ['in', 'out'] as const
export type Direction = (typeof directions)[number]
