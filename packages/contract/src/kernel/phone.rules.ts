// Phone numbers as people write them down: `021 555 0142`, `+64 (9) 555 0188`, `09 555 0188 ext 4`. Pure.

const written = /^[+(]?\d[\d\s()./-]*(?:(?:ext?\.?|x|#)\s?\d+)?$/i

export function isPhone(text: string): boolean {
  const length = digitsIn(text)
  return written.test(text) && length >= 3 && length <= 20
}

const digitsIn = (text: string) => text.replace(/\D/g, '').length

/** The fewest digits of a whole number. With fewer before it, a slash or a hyphen stands within the number. */
const fewest = 7

/** Where a second number may begin. A group of seven digits or one with a 0 or a + in front is no end of a number. */
const breaks = /\s*\/\s*|\s+-\s+|[\s-]+(?=\(?[+0]|\d{7})/g

/** The first number of a text: `021 555 0142` of `021 555 0142 / 021 555 0143` and of `021 555 0142/3`. */
export function firstPhone(text: string): string {
  const [run = ''] = /[+(]{0,2}\d[\d\s()./-]*/.exec(text) ?? []
  for (const { index, 0: sign } of run.matchAll(breaks)) {
    const before = digitsIn(run.slice(0, index).replace(/^\(?(\+|00)\d\d/, ''))
    const after = digitsIn(run.slice(index))
    const isSecond = sign.includes('/') || after >= fewest || (sign.includes('-') && after < 3)
    if (before >= fewest && isSecond) return run.slice(0, index)
  }
  return run.trim()
}

/** The 0 in brackets after the code of a country is for calls within it. Only numbers of Italy keep theirs. */
const innerZero = /^(\(?(?:\+|00)(?!39)\d{1,3}\)?[\s.-]*)\(0/

/** The link that calls the first number: `tel:+6495550188`. An extension has to be dialled by hand. */
export const phoneAddress = (phone: string): string =>
  `tel:${firstPhone(phone)
    .replace(innerZero, '$1(')
    .replace(/[^\d+]/g, '')}`
