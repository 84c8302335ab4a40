// The kitchen's food: some has expired, some is near expiry, most keeps.
import type { foodPlaces } from '@daybook/contract/food/food.kind.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

interface Kept {
  name: string
  batch: string | null
  amount: string
  /** Days from today. */
  bestBefore: number
  opened: number | null
  keptIn: (typeof foodPlaces)[number]
  temperature: number | null
}

const foods: readonly Kept[] = [
  {
    name: 'Yoghurt',
    batch: 'L2231',
    amount: '1 kg',
    bestBefore: -1,
    opened: -4,
    keptIn: 'fridge',
    temperature: 4,
  },
  {
    name: 'Milk',
    batch: 'A0417',
    amount: '4 L',
    bestBefore: 0,
    opened: -1,
    keptIn: 'fridge',
    temperature: 4,
  },
  {
    name: 'Hummus',
    batch: null,
    amount: '500 g',
    bestBefore: 2,
    opened: -2,
    keptIn: 'fridge',
    temperature: 4,
  },
  {
    name: 'Wholemeal bread',
    batch: null,
    amount: '3 loaves',
    bestBefore: 1,
    opened: null,
    keptIn: 'pantry',
    temperature: null,
  },
  {
    name: 'Cheese',
    batch: 'C118',
    amount: '1 kg',
    bestBefore: 12,
    opened: -3,
    keptIn: 'fridge',
    temperature: 4,
  },
  {
    name: 'Fish fillets',
    batch: 'F902',
    amount: '2 kg',
    bestBefore: 60,
    opened: null,
    keptIn: 'freezer',
    temperature: -18,
  },
  {
    name: 'Rice',
    batch: 'R55',
    amount: '5 kg',
    bestBefore: 200,
    opened: -20,
    keptIn: 'pantry',
    temperature: null,
  },
  {
    name: 'Tinned tomatoes',
    batch: null,
    amount: '12 tins',
    bestBefore: 400,
    opened: null,
    keptIn: 'pantry',
    temperature: null,
  },
]

export function makeFoods({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  for (const { bestBefore, opened, temperature, ...food } of foods)
    rows.add('food', {
      ...rows.stamp(hours.at(addDays(today, -5), told(9)), staff[0]?.id ?? null),
      ...food,
      temperatureTenths: temperature === null ? null : temperature * 10,
      bestBefore: addDays(today, bestBefore),
      openedOn: opened === null ? null : addDays(today, opened),
    })
}
