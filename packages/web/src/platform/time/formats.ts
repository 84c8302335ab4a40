// Making a format takes a hundred times as long as using it, and a board writes hundreds of times at once.

const made = new Map<string, Intl.DateTimeFormat>()

/** A format in UTC, made once. @param name says which options these are */
export function formatNamed(
  name: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${name} ${locale}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
  made.set(key, format)
  return format
}
