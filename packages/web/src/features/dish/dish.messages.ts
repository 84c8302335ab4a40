import { wordsAt } from '@daybook/contract/kernel/words.ts'
import { mealTimesEn, mealTimesZh } from '@daybook/contract/meal/meal.words.ts'
import type { WordsOf } from '../../platform/i18n/keys.ts'

export const dishEn = {
  title: 'Dishes',
  new: 'Add a dish',
  name: 'Name',
  nameZh: 'Name in Chinese',
  meals: 'Good for',
  ...wordsAt('meals', mealTimesEn),
  ingredients: 'Ingredients',
  'ingredients.add': 'Add an ingredient',
  'ingredients.name': 'Ingredient',
  note: 'Recipe or note',
  contains: 'Contains',
  containsNothing: 'None of the known allergens',
  noIngredients: 'No ingredients yet, so nobody knows what’s in this dish. It can’t go on a menu.',
  unchecked:
    'Nobody has checked the label of {{names}} yet. Until then the allergens may be incomplete, and the dish can’t go on a menu.',
  uncheckedOne: 'Label not checked',
} as const

export const dishZh: WordsOf<typeof dishEn> = {
  title: '菜品',
  new: '新增菜品',
  name: '名称',
  nameZh: '中文名称',
  meals: '适合的餐次',
  ...wordsAt('meals', mealTimesZh),
  ingredients: '配料',
  'ingredients.add': '添加配料',
  'ingredients.name': '配料',
  note: '做法或备注',
  contains: '含有',
  containsNothing: '不含已知过敏原',
  noIngredients: '还没有填写配料，不清楚这道菜含有什么，不能排入食谱。',
  unchecked: '{{names}}的标签尚未核对。在此之前过敏原可能不完整，这道菜不能排入食谱。',
  uncheckedOne: '标签未核对',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    dish: typeof dishEn
  }
}
