// The fonts of a PDF. The first has every letter of European languages, the Māori macrons included; Chinese text is set
// in the second, because the first has none of it.
import { fileURLToPath } from 'node:url'

export const fontFiles = {
  regular: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  ),
  bold: fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  chinese: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/zcool-xiaowei/400Regular/ZCOOLXiaoWei_400Regular.ttf'),
  ),
} as const

export interface Run {
  text: string
  isChinese: boolean
}

const chinese = /([\p{Script=Han}\u3000-\u303f\uff00-\uffef]+)/u
/** No font here draws them, and a box in their place says nothing. */
const pictographs = /(\p{Emoji_Presentation}|\p{Emoji_Modifier}|[\u2600-\u27bf]|\ufe0f|\u200d)+/gu

/** The parts of a text that each need one font, in order. */
export function runsOf(text: string): Run[] {
  return text
    .replace(pictographs, '')
    .split(chinese)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, isChinese: chinese.test(part) }))
}
