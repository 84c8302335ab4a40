// Rules of accounts and of what is shown of people. Pure.

import type { FieldError } from '../kernel/fieldErrors.ts'
import { passwordPattern } from '../kernel/patterns.ts'

/** The passwords that are tried first. In lower case, and of those that the pattern allows. */
const common = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 123123 654321 666666 888888 121212 112233 987654321
  password password1 passw0rd p@ssw0rd p@ssword qwerty qwerty123 qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e
  1q2w3e4r 1qaz2wsx qazwsx abc123 abcdef abcd1234 a123456 a12345678 letmein welcome welcome1 admin123 admin1 administrator
  iloveyou monkey dragon football baseball superman batman princess sunshine shadow master michael jordan ashley
  bailey charlie daniel hannah jessica thomas trustno1 whatever starwars freedom computer internet secret login123
  changeme default guest123 teacher teacher1 manager manager1 kaiako daybook daybook1 kindergarten childcare
  5201314 woaini woaini1314 123qwe qwe123 aa123456 asd123 520520 147258 159753 147258369 789456 qq123456`
    .split(/\s+/)
    .filter(Boolean),
)

/** 6 to 20 letters, digits and `@!#$%^&*.~,` (specification, section 5), and none that is tried first. */
export function passwordProblem(password: string, account = ''): FieldError | undefined {
  if (!passwordPattern.test(password)) return 'INVALID_FORMAT'
  const plain = password.toLowerCase()
  return common.has(plain) || plain === account.toLowerCase() ? 'TOO_COMMON' : undefined
}

/** A phone number in a list: its first three and last four characters. */
export const maskedPhone = (phone: string): string =>
  phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : '****'

/** The specification's other reading: the first two characters and the last four. */
export const maskedPhoneFirstTwo = (phone: string): string =>
  phone.length > 6 ? `${phone.slice(0, 2)}${'*'.repeat(phone.length - 6)}${phone.slice(-4)}` : '****'

/** A list separated by commas, as clients of the family write it. */
export const listOf = (text: string | null | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
