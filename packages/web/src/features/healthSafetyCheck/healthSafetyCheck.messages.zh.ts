import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { healthSafetyCheckEn } from './healthSafetyCheck.messages.en.ts'

export const healthSafetyCheckZh: WordsOf<typeof healthSafetyCheckEn> = { title: '健康与安全' }
