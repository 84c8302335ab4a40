import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { premisesCheckEn } from './premisesCheck.messages.en.ts'

export const premisesCheckZh: WordsOf<typeof premisesCheckEn> = { title: '园舍与设施' }
