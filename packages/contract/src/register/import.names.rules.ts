// Splits a full name into first and family name. Pure.

/** Family names of two characters. The others have one. */
const longFamilyNames = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '司徒',
  '夏侯',
  '端木',
  '南宫',
]

/** What a family name may begin with, in small letters. */
const beginnings = [
  'van',
  'von',
  'de',
  'der',
  'den',
  'del',
  'della',
  'di',
  'da',
  'dos',
  'la',
  'le',
  'ten',
  'ter',
  'bin',
  'al',
]

/** `Tane, Aria`, `Aria Tane` and `王小明`. A single word is a first name. */
export function splitName(cell: string): { firstName: string; familyName: string } {
  const text = cell.normalize('NFC').replace(/\s+/g, ' ').trim()
  const [family = '', ...first] = text.split(/\s*[,，]\s*/)
  if (first.length > 0) return { firstName: first.join(' ').trim(), familyName: family }
  // Some write the two parts apart, and then the family name is the first one.
  const [before = '', after] = text.split(' ')
  if (after !== undefined && /^\p{Script=Han}{1,2} \p{Script=Han}{1,3}$/u.test(text))
    return { firstName: after, familyName: before }
  if (/^\p{Script=Han}{2,4}$/u.test(text)) {
    const length = text.length > 2 && longFamilyNames.some((name) => text.startsWith(name)) ? 2 : 1
    return { firstName: text.slice(length), familyName: text.slice(0, length) }
  }
  const words = text.split(' ')
  if (words.length === 1) return { firstName: text, familyName: '' }
  const [place, isFirst] = familyIn(words)
  const [start, end] = [words.slice(0, place).join(' '), words.slice(place).join(' ')]
  return isFirst ? { firstName: end, familyName: start } : { firstName: start, familyName: end }
}

/** A family name in capitals, as rolls have it. Two capitals may be the initials of a first name. */
const isCapitals = (word: string) => /^[\p{Lu}\p{M}'’-]{3,}$/u.test(word)

/** Where the second part of the name begins, and whether the first is that of the family. */
function familyIn(words: readonly string[]): [place: number, isFirst: boolean] {
  const other = words.findIndex((word) => !isCapitals(word))
  if (other > 0 && !words.slice(other).some(isCapitals)) return [other, true]
  const capitals = words.findIndex(isCapitals)
  if (capitals > 0 && words.slice(capitals).every(isCapitals)) return [capitals, false]
  const particle = words.findIndex((word, place) => place > 0 && beginnings.includes(word))
  if (particle > 0) return [particle, false]
  // `Te Rangi` is one name, and so is the `Te Aroha` of `Mary Te Aroha Smith`.
  const isTe = words.length > 2 && words.at(-2)?.toLowerCase() === 'te'
  return [words.length - (isTe ? 2 : 1), false]
}
