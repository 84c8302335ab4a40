// Mobile numbers that a code can be sent to: those of China and the Philippines (specification, section 5), and of New
// Zealand and Australia. The formats of these countries do not overlap, so a number identifies its country.
import { validators } from '../kernel/validators.ts'

const isOf = (pattern: RegExp) => (digits: string) => pattern.test(digits)

/** The format of a country's numbers, its country code, and the prefix that the code replaces. */
const countries: readonly (readonly [(digits: string) => boolean, string, RegExp])[] = [
  [validators.mobileChinaWithZero, '+86', /^0/],
  [isOf(/^\+861[3-9]\d{9}$/), '+86', /^\+86/],
  [validators.mobilePhilippines, '+63', /^(0|\+63)/],
  [isOf(/^(0|\+64)2\d{7,9}$/), '+64', /^(0|\+64)/],
  [isOf(/^(0|\+61)4\d{8}$/), '+61', /^(0|\+61)/],
]

/** The mobile number in international format; undefined if it matches no country. */
export function mobileNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s().-]/g, '')
  const country = countries.find(([isWritten]) => isWritten(digits))
  return country && country[1] + digits.replace(country[2], '')
}
