import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { closingCheckEn } from './closingCheck.messages.en.ts'

export const closingCheckZh: WordsOf<typeof closingCheckEn> = { title: '关门检查' }
