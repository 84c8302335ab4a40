// What the kitchen measured in the days before today, and this morning: once the fridge was too warm.
import type { TemperatureKind } from '@daybook/contract/foodTemperature/foodTemperature.rules.ts'
import type { Duty } from './duty.ts'
import { told } from './hours.ts'
import { type Making, minutesLater, notAfterNow } from './making.ts'
import { randomFrom } from './random.ts'

interface Measured {
  what: TemperatureKind
  name: string
  at: number
  /** In tenths of a degree, and as much more or less. */
  tenths: number
  spread: number
}

const daily: readonly Measured[] = [
  { what: 'fridge', name: 'Kitchen fridge', at: told(7, 20), tenths: 38, spread: 7 },
  { what: 'fridge', name: 'Milk fridge, babies’ room', at: told(7, 25), tenths: 35, spread: 8 },
  { what: 'freezer', name: 'Kitchen freezer', at: told(7, 22), tenths: -185, spread: 15 },
  { what: 'cooking', name: 'Lunch', at: told(11, 40), tenths: 820, spread: 50 },
]
const warm = {
  tenths: 78,
  action: 'Door had not closed. Moved the milk to the babies’ room; 4 °C again at 8:30.',
}

export function makeTemperatures(making: Making, duty: Duty): void {
  const { rows, hours, days, today, sketch, now } = making
  const random = randomFrom(`${sketch.tenantId} temperatures`)
  for (const [place, day] of days.slice(-8).entries())
    for (const { tenths, spread, at: minute, ...measured } of daily) {
      const at = hours.at(day, minute)
      if (day === today && at > now) continue
      const byId = duty.at(day, at, null)
      const isWarm = place === 3 && measured.name === daily[0]?.name
      rows.add('foodTemperature', {
        ...rows.stamp(notAfterNow(making, minutesLater(at, 1)), byId),
        ...measured,
        at: at.toISOString(),
        since: null,
        celsiusTenths: isWarm ? warm.tenths : tenths + random.int(-spread, spread),
        action: isWarm ? warm.action : null,
        byId,
      })
    }
}
