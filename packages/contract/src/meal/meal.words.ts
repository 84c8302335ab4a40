// The meals of a day in words, on every side.
import type { MealTime } from './meal.rules.ts'

export const mealTimesEn = {
  breakfast: 'Breakfast',
  morningTea: 'Morning tea',
  lunch: 'Lunch',
  afternoonTea: 'Afternoon tea',
  lateSnack: 'Late snack',
} as const satisfies Record<MealTime, string>

export const mealTimesZh: Record<MealTime, string> = {
  breakfast: '早餐',
  morningTea: '上午点心',
  lunch: '午餐',
  afternoonTea: '下午点心',
  lateSnack: '傍晚加餐',
}
