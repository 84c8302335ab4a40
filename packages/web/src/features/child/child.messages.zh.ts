import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { childEn } from './child.messages.en.ts'

export const childZh: WordsOf<typeof childEn> = {
  allergies: '过敏',
  comma: '、',
  mild: '轻微',
  severe: '严重',
  anaphylaxis: '过敏性休克',
  diet: '饮食',
  search: '查找幼儿',
  openPage: '打开{{name}}的主页',
}
