// What a face shows when there is no picture.

/** Two letters; the last two characters of a Chinese name, as is usual for those. */
export function initialsOf(firstName: string, familyName: string): string {
  const first = firstLetters(firstName, 1)
  if (/\p{Script=Han}/u.test(first)) return [...firstName].slice(-2).join('')
  return (first + firstLetters(familyName, 1)).toUpperCase()
}

function firstLetters(text: string, count: number): string {
  return Array.from(text.trim().normalize('NFC')).slice(0, count).join('')
}

const tones = 6

/** Always the same tone for the same name, 0 to 5. */
export function toneOf(name: string): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 10_007
  return sum % tones
}
