// When to remind somebody of a certificate that expires.

/** Days ahead: a first-aid course has to be found, booked and attended, which takes weeks. */
export const warnDays = 60

/** Days until the last day on which it is valid; below zero it has expired. Days are `YYYY-MM-DD`. */
export function daysLeft(expiresOn: string, today: string): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / 86_400_000)
}
