// The validators of the specification (section 5), by the names that a form's rules call them. Where it gives two
// readings there are two names. All take text, and none accepts an empty one.
import { emailPattern, passwordPattern } from './patterns.ts'

/** `YYYY-MM-DD` or `YYYY/MM/DD` of a day that exists. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** 15 or 18 digits, the last of 18 may be X; both contain a birthday. */
function isIdCard(text: string): boolean {
  const [, long] = /^\d{6}(\d{8})\d{3}[\dXx]$/.exec(text) ?? []
  const [, short] = /^\d{6}(\d{6})\d{3}$/.exec(text) ?? []
  const birthday = long ?? (short && `19${short}`)
  return birthday !== undefined && isDay(birthday.replace(/(....)(..)(..)/, '$1-$2-$3'))
}

/** A JSON object or list: a bare number or word is no document. */
function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}

const provinces = '京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼使领'
const patterns = {
  email: emailPattern,
  url: /^(https?|ftp):\/\/[^\s/?#]+([/?#]\S*)?$/i,
  number: /^[+-]?(\d+|\d{1,3}(,\d{3})+)?(?<=\d)(\.\d+)?$|^[+-]?\.\d+$/,
  digits: /^\d+$/,
  positiveInteger: /^[1-9]\d*$/,
  nonNegativeInteger: /^(0|[1-9]\d*)$/,
  money: /^(0|[1-9]\d*|[1-9]\d{0,2}(,\d{3})+)(\.\d{1,2})?$/,
  password: passwordPattern,
  verificationCode: /^[A-Za-z0-9]{4}$/,
  /** One reading: a 0 may come first. */
  mobileChinaWithZero: /^0?1[3-9]\d{9}$/,
  /** The other: 11 digits. */
  mobileChina: /^1[3-9]\d{9}$/,
  mobilePhilippines: /^(09|\+639)\d{9}$/,
  landline: /^\d{2,4}[- ]\d{7,8}([- ]\d{1,6})?$/,
  postcodePhilippines: /^\d{4}$/,
  postcode: /^\d{4,}$/,
  carPlate: new RegExp(`^[${provinces}][A-Z][A-HJ-NP-Z0-9]{4,5}[A-HJ-NP-Z0-9挂学警港澳]$`),
  chinese: /^\p{Script=Han}+$/u,
  letters: /^[A-Za-z]+$/,
  lettersOrDigits: /^[A-Za-z0-9]+$/,
  /** Contains one. Digits, # and © count only where they are drawn as a picture. */
  emoji: /\p{Emoji_Presentation}|\p{Emoji}\uFE0F|\u20E3|\p{Regional_Indicator}{2}/u,
} as const satisfies Record<string, RegExp>

type Validator = (text: string) => boolean
const byPattern = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, (text: string) => pattern.test(text)]),
) as Record<keyof typeof patterns, Validator>

export const validators = {
  ...byPattern,
  date: isDay,
  idCard: isIdCard,
  json: isJson,
  code: (text: string) => isCodeOf(6, text),
} satisfies Record<string, Validator>
export type ValidatorName = keyof typeof validators

/** A code of so many digits. */
export const isCodeOf = (length: number, text: string): boolean =>
  text.length === length && patterns.digits.test(text)

/** @param bounds both included */
export const isInRange = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most

/** Characters as people count them: a surrogate pair is one. */
export const lengthOf = (text: string): number => [...text].length

export const isLengthInRange = (text: string, bounds: readonly [number, number]): boolean =>
  isInRange(lengthOf(text), bounds)
