// What the kitchen cooks: dishes of the usual ingredients, on a menu of two weeks.

import { usualNamed } from '@daybook/contract/ingredient/usual.rules.ts'
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import type { MealTime } from '@daybook/contract/meal/meal.rules.ts'
import { mondayOf, weekOn } from '@daybook/contract/mealMenu/mealMenu.rules.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

/** Name, name in Chinese, ingredients. */
const dishes = {
  porridge: ['Porridge with banana', '香蕉燕麦粥', 'Rolled oats, Milk, Banana'],
  toast: ['Toast with avocado', '牛油果吐司', 'Bread, Avocado'],
  yoghurt: ['Yoghurt with berries', '蓝莓酸奶', 'Yoghurt, Blueberries'],
  fruit: ['Fruit platter', '水果拼盘', 'Apple, Pear, Orange, Kiwifruit'],
  crackers: ['Rice crackers and hummus', '米饼配鹰嘴豆泥', 'Rice crackers, Hummus, Cucumber'],
  scones: ['Cheese scones', '奶酪司康', 'Flour, Butter, Cheese, Milk, Baking powder'],
  veges: ['Vegetable sticks', '蔬菜条', 'Carrot, Cucumber, Capsicum'],
  pie: ['Fish pie', '鱼肉派', 'Fish, Potato, Milk, Butter, Peas'],
  rice: ['Egg fried rice', '蛋炒饭', 'Rice, Egg, Soy sauce, Spring onion, Peas'],
  bolognese: ['Spaghetti bolognese', '肉酱意面', 'Pasta, Beef mince, Tinned tomatoes, Onion, Garlic'],
  curry: ['Chicken and coconut curry', '椰香咖喱鸡', 'Chicken, Coconut milk, Rice, Onion, Ginger'],
  soup: ['Pumpkin soup with bread', '南瓜汤配面包', 'Pumpkin, Vegetable stock, Onion, Bread'],
  dahl: ['Lentil dahl with rice', '扁豆咖喱饭', 'Lentils, Coconut milk, Rice, Garlic'],
  noodles: ['Vegetable noodles', '蔬菜炒面', 'Egg noodles, Tofu, Cabbage, Carrot, Sesame oil, Soy sauce'],
  muffins: ['Banana muffins', '香蕉松饼', 'Flour, Egg, Banana, Vegetable oil, Baking powder'],
  smoothie: ['Mango smoothie', '芒果奶昔', 'Yoghurt, Milk, Mango'],
} as const satisfies Record<string, readonly [string, string, string]>
export type DishKey = keyof typeof dishes

/** Meal → the dishes of each weekday from Monday; with fewer days than a week they start again. */
const weeks: readonly Partial<Record<MealTime, readonly (readonly DishKey[])[]>>[] = [
  {
    morningTea: [['fruit'], ['yoghurt'], ['scones'], ['fruit', 'crackers'], ['toast']],
    lunch: [['bolognese', 'veges'], ['rice'], ['pie', 'veges'], ['dahl'], ['soup']],
    afternoonTea: [['crackers'], ['fruit'], ['veges'], ['muffins'], ['fruit']],
  },
  {
    morningTea: [['porridge'], ['fruit'], ['yoghurt'], ['toast'], ['scones']],
    lunch: [['curry'], ['soup'], ['noodles'], ['bolognese', 'veges'], ['rice']],
    afternoonTea: [['fruit'], ['muffins'], ['crackers'], ['fruit'], ['veges']],
  },
]

export const ingredientsOf = (key: DishKey) => dishes[key][2].split(', ')
export const dishNames = (keys: readonly DishKey[]): string[] => keys.map((key) => dishes[key][0])

const startOf = (today: string) => addDays(mondayOf(today), -42)

/** What the menu has on a day; empty outside of it. */
export function dishesOn({ today }: Pick<Making, 'today'>, day: string, meal: MealTime): readonly DishKey[] {
  const startsOn = startOf(today)
  if (day < startsOn) return []
  const days = weeks[weekOn({ startsOn, weeks: weeks.length, endsOn: null }, day) - 1]?.[meal] ?? []
  return days[(weekdayOf(day) - 1) % days.length] ?? []
}

export function makeMenus({ rows, hours, today, weekdays }: Making, staff: readonly Staff[]): void {
  const by = staff[0]?.id ?? null
  const startsOn = startOf(today)
  const stamp = (day: string, minutes = 0) => rows.stamp(hours.at(day, told(14, minutes)), by)
  const made = addDays(startsOn, -6)
  const keys = Object.keys(dishes) as DishKey[]
  const ingredientIds = new Map(
    [...new Set(keys.flatMap(ingredientsOf))].map((name) => {
      const { nameZh = null, contains = [] } = usualNamed(name) ?? {}
      const row = { ...stamp(made), name, nameZh, contains: contains.length > 0 ? [...contains] : null }
      // Nobody has looked at the label of what kitchens do not usually have.
      rows.add('ingredient', { ...row, isChecked: usualNamed(name) !== undefined })
      return [name, row.id]
    }),
  )
  const dishIds = new Map(
    keys.map((key) => {
      const [name, nameZh] = dishes[key]
      const row = { ...stamp(made, 5), name, nameZh, meals: null, note: null }
      rows.add('dish', row)
      for (const [place, part] of ingredientsOf(key).entries())
        rows.add('dishIngredient', {
          ...stamp(made, 5),
          dishId: row.id,
          ingredientId: ingredientIds.get(part) ?? '',
          place,
        })
      return [key, row.id]
    }),
  )
  const menu = {
    ...stamp(made, 10),
    name: 'Seasonal menu',
    startsOn,
    weeks: weeks.length,
    endsOn: null,
    publishedAt: by && hours.at(made, told(15)).toISOString(),
    publishedBy: by,
  }
  rows.add('mealMenu', menu)
  for (const [week, meals] of weeks.entries())
    for (const [meal, days] of Object.entries(meals))
      for (const weekday of weekdays)
        for (const [place, key] of (days[(weekday - 1) % days.length] ?? []).entries())
          rows.add('mealMenuDish', {
            ...stamp(made, 15),
            menuId: menu.id,
            week: week + 1,
            weekday,
            meal,
            place,
            dishId: dishIds.get(key) ?? '',
          })
}
