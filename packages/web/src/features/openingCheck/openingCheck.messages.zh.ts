import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { openingCheckEn } from './openingCheck.messages.en.ts'

export const openingCheckZh: WordsOf<typeof openingCheckEn> = { title: '开门检查' }
