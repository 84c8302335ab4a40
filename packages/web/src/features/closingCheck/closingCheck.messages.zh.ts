import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { closingCheckEn } from './closingCheck.messages.en.ts'

export const closingCheckZh: WordsOf<typeof closingCheckEn> = {
  title: '关门检查',
  stillHere_other: '还有 {{count}} 名幼儿未签退',
  more: '另外 {{count}} 名',
}
