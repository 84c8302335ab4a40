import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { incidentEn } from './incident.messages.en.ts'

export const incidentZh: WordsOf<typeof incidentEn> = {
  title: '意外伤害',
}
