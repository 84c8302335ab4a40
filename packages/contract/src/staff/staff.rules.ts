// Rules of what is shown of people, and of lists. Pure.

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
