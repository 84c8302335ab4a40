import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { cleaningCheckEn } from './cleaningCheck.messages.en.ts'

export const cleaningCheckZh: WordsOf<typeof cleaningCheckEn> = { title: '清洁安排' }
