// When to remind staff of an expiring certificate.

/** The dictionary of a centre's kinds of certificates. */
export const credentialKinds = 'certificate_kind'

/** Days before expiry. Finding, booking and attending a first-aid course takes weeks. */
export const warnDays = 60

/** Days before expiry from which it stands in the to-do list. */
export const todoDays = 30

/** Days until the last day of validity; negative after expiry. Days are `YYYY-MM-DD`. */
export function daysLeft(expiresOn: string, today: string): number {
  return Math.round((Date.parse(expiresOn) - Date.parse(today)) / 86_400_000)
}

/** The longest time before expiry at which people are told. */
export const firstStageDays = 90

/** The message that is due with so many days left; none once it has expired. */
export function stageOf(left: number): 'firstReminder' | 'secondReminder' | 'lastReminder' | undefined {
  if (left < 0 || left > firstStageDays) return undefined
  if (left <= 7) return 'lastReminder'
  return left <= 30 ? 'secondReminder' : 'firstReminder'
}
