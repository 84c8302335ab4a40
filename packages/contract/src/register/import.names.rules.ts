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
  if (/^\p{Script=Han}{2,4}$/u.test(text)) {
    const length = text.length > 2 && longFamilyNames.some((name) => text.startsWith(name)) ? 2 : 1
    return { firstName: text.slice(length), familyName: text.slice(0, length) }
  }
  const words = text.split(' ')
  const particle = words.findIndex((word, place) => place > 0 && beginnings.includes(word))
  const place = particle > 0 ? particle : words.length - 1
  if (words.length === 1) return { firstName: text, familyName: '' }
  return { firstName: words.slice(0, place).join(' '), familyName: words.slice(place).join(' ') }
}
