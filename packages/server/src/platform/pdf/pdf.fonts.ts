// The fonts of a PDF. Every character is set in the first font that has it (decision 123).
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

const chineseFont = (file: string) =>
  fileURLToPath(new URL(`../fonts/${file}`, import.meta.resolve('@embedpdf/fonts-sc')))

export const fontFiles = {
  latin: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ),
  latinBold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  chinese: chineseFont('NotoSansHans-Regular.otf'),
  chineseBold: chineseFont('NotoSansHans-Bold.otf'),
  korean: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
  ),
  koreanBold: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  ),
} as const

/** In the order in which they are asked for a character. The second also has kana and signs such as ✓. */
const families = ['latin', 'chinese', 'korean'] as const
type Family = (typeof families)[number]

export interface Run {
  text: string
  family: Family
}

/** To be filled in by hand, where letters of a name or text cannot be printed. */
export const blank = '________'

const emoji = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\ufe0f|\u200d|\u20e3/gu
const letter = /[\p{L}\p{N}]/u
const mark = /\p{M}/u

/** Read once a family is first asked, which is after the server has started. */
const characters = new Map<Family, ReadonlySet<number>>()

function hasCharacter(family: Family, character: string): boolean {
  let known = characters.get(family)
  if (!known) {
    const font = openSync(fontFiles[family])
    known = new Set('characterSet' in font ? font.characterSet : [])
    characters.set(family, known)
  }
  return known.has(character.codePointAt(0) ?? 0)
}

interface Part extends Pick<Run, 'text'> {
  /** Undefined for letters that no font has. */
  family: Family | undefined
}

/** The parts of a line that each need one font, in order. Emoji, and signs that no font has, are left out. */
function partsOf(line: string): Part[] {
  const parts: Part[] = []
  for (const character of line.normalize().replaceAll('\t', ' ').replace(emoji, '')) {
    const family = families.find((one) => hasCharacter(one, character))
    const last = parts.at(-1)
    const goesOn = last !== undefined && last.family === family
    if (goesOn && (family || letter.test(character) || mark.test(character))) last.text += character
    else if (family || letter.test(character)) parts.push({ text: character, family })
  }
  return parts
}

/** The runs of a line, with a blank for letters that no font has. */
export const runsOf = (line: string): Run[] =>
  partsOf(line).map(({ text, family }) => (family ? { text, family } : { text: blank, family: 'latin' }))

/** The words that no font has, each once. */
export const unprintable = (texts: readonly string[]): string[] => [
  ...new Set(
    texts
      .flatMap((text) => text.split('\n').flatMap(partsOf))
      .flatMap(({ text, family }) => (family ? [] : [text])),
  ),
]
