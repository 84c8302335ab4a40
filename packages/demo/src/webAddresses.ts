// Web pages that the centre shows inside the app.
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { told } from './hours.ts'
import type { Making } from './making.ts'
import type { Staff } from './staff.ts'

const pages = [
  ['Te Whāriki online', 'https://tewhariki.tahurangi.education.govt.nz', 'The curriculum, with examples.'],
  ['Licensing criteria', 'https://www.education.govt.nz/early-childhood', null],
  ['Weather warnings', 'https://www.metservice.com/warnings', 'Look here before a walk.'],
  ['Poisons Centre', 'https://poisons.co.nz', 'In an emergency ring 0800 764 766.'],
] as const

export function makeWebAddresses({ rows, hours, today }: Making, staff: readonly Staff[]): void {
  const at = hours.at(addDays(today, -60), told(9))
  for (const [name, address, note] of pages)
    rows.add('webAddress', { ...rows.stamp(at, staff[0]?.id ?? null), name, address, note })
}
