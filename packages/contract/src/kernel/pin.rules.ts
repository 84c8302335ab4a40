// Wrong PINs of a person, on all tablets together. The pause doubles each time, so a PIN cannot be found by trying
// (docs/decisions/077-names-and-pins-at-the-tablet.md has the arithmetic).

/** Wrong PINs until the next pause. */
export const pinTries = 5
const minute = 60_000
const day = 24 * 60 * minute
const firstPause = 15 * minute
const longestPause = day
/** Wrong PINs are forgotten when none has followed for this long. */
const forgottenAfter = 7 * day
/** Whoever gets it right this soon after a wrong one has mistyped. */
const sitting = 2 * minute

export interface WrongPins {
  failures: number
  /** When the last one was entered. */
  failedAt: string | null
}

const sinceLast = ({ failedAt }: WrongPins, now: Date) =>
  failedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(failedAt)

/** @returns with `lockedUntil` when it starts a pause */
export function afterWrongPin(
  before: WrongPins,
  now: Date,
): { failures: number; failedAt: string; lockedUntil: string | null } {
  const failures = (sinceLast(before, now) >= forgottenAfter ? 0 : before.failures) + 1
  const pause = Math.min(longestPause, firstPause * 2 ** (failures / pinTries - 1))
  const lockedUntil = failures % pinTries === 0 ? new Date(now.getTime() + pause).toISOString() : null
  return { failures, failedAt: now.toISOString(), lockedUntil }
}

/** A right PIN forgives the mistypes just before it. It does not undo pauses, or a thief could go on whenever its owner has
 *  signed in. */
export const failuresAfterRightPin = (before: WrongPins, now: Date): number =>
  sinceLast(before, now) < sitting ? before.failures - (before.failures % pinTries) : before.failures

export const isPin = (text: string) => /^\d{4,6}$/.test(text)

/** What is tried first: 0000, 1234, 9876, 1212, 123123, and years. */
export function isEasyPin(pin: string): boolean {
  const digits = [...pin].map(Number)
  const steps = digits.slice(1).map((digit, i) => digit - (digits[i] ?? 0))
  const isRow = steps.every((step) => step === steps[0] && Math.abs(step) <= 1)
  return isRow || /^(\d\d\d?)\1+$/.test(pin) || /^(19|20)\d\d$/.test(pin)
}
