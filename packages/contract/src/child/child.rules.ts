import { monthsOld } from '../kernel/dates.ts'
import { foldName } from '../kernel/names.ts'

/** First name first; a name in Chinese characters has the family name first, without a space. */
export function fullName({ firstName, familyName }: { firstName: string; familyName: string }): string {
  const isHan = [firstName, familyName].every((part) => /^\p{Script=Han}+$/u.test(part))
  return isHan ? familyName + firstName : `${firstName} ${familyName}`
}

/** Whether the search text is part of the child's name, in either order of first and family name. */
export function nameMatches(child: { firstName: string; familyName: string }, typed: string): boolean {
  if (typed === '') return true
  const { firstName, familyName } = child
  return foldName(`${firstName}${familyName}|${familyName}${firstName}`).includes(foldName(typed))
}

/** Whether the parents do not agree on this day, `YYYY-MM-DD`. A consent that also stands on record does not outweigh it. */
export const isRefusedOn = (
  { isGiven, endsOn }: { isGiven: boolean | null; endsOn: string | null },
  day: string,
): boolean => !isGiven && (endsOn === null || endsOn >= day)

/** Most children are out of nappies by two and a half. It counts while nobody has said so of a child. */
export const nappyMonths = 30

export const isUsuallyInNappies = (birthDate: string, day: string): boolean =>
  monthsOld(birthDate, day) < nappyMonths
