// How one child's day goes, in told minutes: as expected, more or less, or not at all.
import type { Child } from './children.ts'
import { told } from './hours.ts'
import type { Random } from './random.ts'

export interface DayOfChild {
  away?: 'sick' | 'holiday' | 'other'
  stays: { from: number; until: number }[]
}

export function usualDay(
  child: Child,
  { isExpected, onHoliday }: { isExpected: boolean; onHoliday: boolean },
  random: Random,
): DayOfChild {
  if (!isExpected) return { stays: random.chance(0.012) ? [{ from: told(9), until: told(15) }] : [] }
  // Who is named can be counted on.
  if (!child.isNamed) {
    if (onHoliday) return { away: 'holiday', stays: [] }
    const fate = random.next()
    if (fate < 0.035) return { away: 'sick', stays: [] }
    if (fate < 0.043) return { away: 'other', stays: [] }
    if (fate < 0.05) return { stays: [] }
  }
  const isLate = random.chance(0.05)
  const isEarly = random.chance(0.04)
  const isForgotten = random.chance(0.02)
  const from = child.arrives + random.int(-6, 12) + random.next() + (isLate ? random.int(25, 110) : 0)
  const left = child.leaves + random.int(-10, 10) + random.next()
  const until = left - (isEarly ? random.int(45, 130) : 0) + (isForgotten ? random.int(18, 28) : 0)
  const stay = { from, until: Math.max(from + 60, Math.min(told(18, 5), until)) }
  const hasAppointment = random.chance(0.02) && stay.until - stay.from > 300
  if (!hasAppointment) return { stays: [stay] }
  const middle = stay.from + 120
  return {
    stays: [
      { ...stay, until: middle },
      { ...stay, from: middle + 50 },
    ],
  }
}

export type Role = 'sick' | 'unannounced' | 'wentHome' | 'holiday' | 'cameLate' | 'other'

/** What befalls some of today's children, in this order; a fifth of them at most. */
const roles: readonly Role[] = [
  'sick',
  'unannounced',
  'wentHome',
  'holiday',
  'cameLate',
  'sick',
  'holiday',
  'other',
]

/** Child id → role. So that every state is on the board, whatever day it is. */
export function rolesOfToday(expected: readonly Child[], random: Random): Map<string, Role> {
  const usual = expected.filter(
    ({ isNamed, arrives, leaves }) => !isNamed && arrives <= told(9) && leaves >= told(15),
  )
  const chosen = random.shuffle(usual).slice(0, Math.min(roles.length, Math.floor(expected.length / 5)))
  return new Map(chosen.map(({ id }, index) => [id, roles[index] as Role]))
}

export function dayInRole(role: Role, child: Child, toldNow: number): DayOfChild {
  if (role === 'unannounced') return { stays: [] }
  if (role === 'cameLate')
    return { stays: [{ from: Math.min(toldNow - 9, told(11, 40)), until: child.leaves }] }
  if (role === 'wentHome')
    return { stays: [{ from: child.arrives, until: Math.min(toldNow - 18, told(14)) }] }
  return { away: role, stays: [] }
}
