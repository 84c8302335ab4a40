// How meals were eaten, child by child and dish by dish, for printing and for spreadsheets.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { portions } from '@daybook/contract/meal/meal.rules.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import type { Eaten } from './mealMenu.data.ts'

export function eatenTable(t: Translate, { children, dishes }: Pick<Eaten, 'children' | 'dishes'>): CsvTable {
  const heads = [
    t('mealMenu.childOrDish'),
    t('mealMenu.room'),
    t('mealMenu.served'),
    ...portions.map((portion) => t(`meal.${portion}`)),
    t('mealMenu.seconds'),
  ]
  const figures = (eaten: Eaten['dishes'][number] | Eaten['children'][number]) =>
    [eaten.served, ...portions.map((portion) => eaten[portion]), eaten.seconds].map(String)
  const rows = [
    ...children.map((child) => [fullName(child), child.roomName, ...figures(child)]),
    ...dishes.map((dish) => [dish.what, '', ...figures(dish)]),
  ]
  return { heads, rows }
}
