// How meals were eaten, child by child, for printing and for spreadsheets.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { CsvTable } from '../../platform/csv.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import type { Eaten } from './mealMenu.data.ts'

export function eatenTable(t: Translate, { children }: Pick<Eaten, 'children' | 'dishes'>): CsvTable {
  const heads = ['child', 'room', 'meals', 'little', 'none'].map((name) =>
    t(`mealMenu.eaten.${name as 'child'}`),
  )
  const rows = children.map(({ roomName, meals, little, none, ...child }) => [
    fullName(child),
    roomName,
    ...[meals, little, none].map(String),
  ])
  return { heads, rows }
}
