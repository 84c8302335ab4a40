import { mealTimesEn, mealTimesZh } from '@daybook/contract/meal/meal.words.ts'
import type { WordsOf } from '../../platform/i18n/keys.ts'

export const mealEn = {
  title: 'Meals',
  choose: 'Choose who ate',
  never: 'Nothing recorded yet',
  eaten: 'How much?',
  all: 'All',
  most: 'Most',
  some: 'Some',
  none: 'None',
  saysAll: 'Ate all',
  saysMost: 'Ate most',
  saysSome: 'Ate some',
  saysNone: 'Ate none',
  meal: 'Which meal?',
  ...mealTimesEn,
  what: 'What is there to eat?',
  whatHint:
    'Under fives: no whole nuts, popcorn, dried fruit or hard sweets. Grate or cook hard fruit and vegetables, quarter grapes and small tomatoes.',
  contains: 'What does it contain?',
  saysContains: 'contains {{contents}}',
  seconds: 'Had seconds',
  saysSeconds: 'had seconds',
  water: 'Water offered',
  saysWater: 'water offered',
  alternative: 'Had an alternative without what they must avoid',
  saysAlternative: 'had an alternative',
  alternativeFor: 'Had an alternative',
  tile: '{{meal}}: {{eaten}}',
  served: '{{meal}}: {{what}}',
  servedWith: '{{named}}. Contains {{contents}}',
  sayWhat: '{{meal}}: say what there is and what it contains',
} as const

export const mealZh: WordsOf<typeof mealEn> = {
  title: '用餐',
  choose: '选择用餐的幼儿',
  never: '暂无用餐记录',
  eaten: '吃了多少？',
  all: '全部',
  most: '大部分',
  some: '少量',
  none: '没吃',
  saysAll: '全部吃完',
  saysMost: '吃了大部分',
  saysSome: '吃了少量',
  saysNone: '没吃',
  meal: '哪一餐？',
  ...mealTimesZh,
  what: '今天吃什么？',
  whatHint: '五岁以下：不吃整粒坚果、爆米花、果干和硬糖；硬的蔬果擦丝或煮软，葡萄和小番茄切成四瓣。',
  contains: '含有哪些成分？',
  saysContains: '含{{contents}}',
  seconds: '添过饭',
  saysSeconds: '添过饭',
  water: '已提供饮水',
  saysWater: '已提供饮水',
  alternative: '吃了不含禁忌成分的替代餐',
  saysAlternative: '替代餐',
  alternativeFor: '吃了替代餐',
  tile: '{{meal}}：{{eaten}}',
  served: '{{meal}}：{{what}}',
  servedWith: '{{named}}。含{{contents}}',
  sayWhat: '{{meal}}：请填写食物及其成分',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    meal: typeof mealEn
  }
}
