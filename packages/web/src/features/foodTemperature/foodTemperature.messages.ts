import type { WordsOf } from '../../platform/i18n/keys.ts'

export const foodTemperatureEn = {
  title: 'Food temperatures',
  new: 'Record a temperature',
  what: 'What was measured?',
  'what.fridge': 'Fridge',
  'what.freezer': 'Freezer',
  'what.delivery': 'Delivery',
  'what.cooking': 'Cooking',
  'what.cooling': 'Cooling',
  'what.reheating': 'Reheating',
  'what.hotHolding': 'Kept hot',
  name: 'Which fridge or food?',
  at: 'When?',
  since: 'When was it last hot?',
  celsius: 'Temperature',
  byId: 'Measured by',
  action: 'What was done about it?',
  'action.hint': 'Needed when it is outside the limits of your country, which stand under Rules.',
  'action.REQUIRED': 'This is outside the limits. Say what was done about it.',
} as const

export const foodTemperatureZh: WordsOf<typeof foodTemperatureEn> = {
  title: '食品温度',
  new: '记录温度',
  what: '测量什么？',
  'what.fridge': '冷藏柜',
  'what.freezer': '冷冻柜',
  'what.delivery': '收货',
  'what.cooking': '烹饪',
  'what.cooling': '冷却',
  'what.reheating': '再加热',
  'what.hotHolding': '热保温',
  name: '哪个冰箱或食品？',
  at: '何时测量？',
  since: '何时停止加热？',
  celsius: '温度',
  byId: '测量人',
  action: '采取了什么措施？',
  'action.hint': '温度超出本国限值时必填，限值见“法规要求”。',
  'action.REQUIRED': '温度超出限值，请说明采取了什么措施。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    foodTemperature: typeof foodTemperatureEn
  }
}
