import { allergenEn } from '@daybook/contract/kernel/allergen.messages.en.ts'
import { allergenZh } from '@daybook/contract/kernel/allergen.messages.zh.ts'
import { wordsAt } from '@daybook/contract/kernel/words.ts'
import type { WordsOf } from '../../platform/i18n/keys.ts'

export const ingredientEn = {
  title: 'Ingredients',
  new: 'Add an ingredient',
  name: 'Name',
  nameZh: 'Name in Chinese',
  contains: 'Contains',
  ...wordsAt('contains', allergenEn),
  'contains.hint': 'Left empty for a new ingredient, it’s filled in where kitchens know the name.',
  label: 'Label',
  'label.checked': 'Label checked',
  'label.notChecked': 'Label not checked',
  'label.hint': 'A dish goes on a menu once the labels of all its ingredients are checked.',
  addUsual: 'Add the usual ingredients',
  usualAdded: 'The usual ingredients are in the list, with their allergens',
} as const

export const ingredientZh: WordsOf<typeof ingredientEn> = {
  title: '配料',
  new: '新增配料',
  name: '名称',
  nameZh: '中文名称',
  contains: '含有',
  ...wordsAt('contains', allergenZh),
  'contains.hint': '新配料留空时，如果名称常见，会自动填写。',
  label: '标签',
  'label.checked': '已核对标签',
  'label.notChecked': '未核对标签',
  'label.hint': '一道菜的所有配料都核对标签后，才能排入食谱。',
  addUsual: '添加常用配料',
  usualAdded: '常用配料已加入列表，并注明过敏原',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    ingredient: typeof ingredientEn
  }
}
