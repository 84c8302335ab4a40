import type { WordsOf } from '../../platform/i18n/keys.ts'
import type { nappyChangeEn } from './nappyChange.messages.en.ts'

export const nappyChangeZh: WordsOf<typeof nappyChangeEn> = {
  title: '换尿布',
  others: '不用尿布',
  choose: '请选择已换尿布的儿童',
  never: '尚无记录',
  contents: '情况如何？',
  wet: '尿湿',
  soiled: '大便',
  both: '都有',
  dry: '干爽',
  saysWet: '尿湿的尿布',
  saysSoiled: '有大便的尿布',
  saysBoth: '都有，尿湿且有大便的尿布',
  saysDry: '干爽的尿布',
  skin: '皮肤',
  skinNormal: '正常',
  skinRed: '发红',
  skinRash: '皮疹',
  skinBroken: '破损',
  normalSkin: '皮肤正常',
  redSkin: '皮肤发红',
  rash: '皮疹',
  brokenSkin: '皮肤破损',
  creamUsed: '已涂药膏',
  cream: '药膏',
}
