// When to remind staff of an expiring certificate.

/** Days before expiry. Finding, booking and attending a first-aid course takes weeks. */
export const warnDays = 60

/** Days until the last day of validity; negative after expiry. Days are `YYYY-MM-DD`. */
export function daysLeft(expiresOn: string, today: string): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / 86_400_000)
}
