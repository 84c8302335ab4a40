// Countries and time zones of centres. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'

/** The time zones of each country that centres are in, the largest first. */
export const zonesOf = {
  NZ: ['Pacific/Auckland', 'Pacific/Chatham'],
  AU: [
    'Australia/Sydney',
    'Australia/Melbourne',
    'Australia/Brisbane',
    'Australia/Perth',
    'Australia/Adelaide',
    'Australia/Hobart',
    'Australia/Darwin',
  ],
  CN: ['Asia/Shanghai'],
  HK: ['Asia/Hong_Kong'],
  SG: ['Asia/Singapore'],
  PH: ['Asia/Manila'],
  GB: ['Europe/London'],
  IE: ['Europe/Dublin'],
} as const

export type Country = keyof typeof zonesOf
export const countries = Object.keys(zonesOf) as Country[]
export const timeZones = Object.values(zonesOf).flat()

interface Hours {
  opensAt: string
  closesAt: string
}

/** A day has to begin before it ends. */
export function hoursProblem({ opensAt, closesAt }: Hours): { closesAt?: FieldError } {
  return opensAt && closesAt && closesAt <= opensAt ? { closesAt: 'ENDS_BEFORE_START' } : {}
}

/** What is wrong with a new centre besides its fields. */
export function centreProblems(
  values: Hours & { countryCode: string; timeZone: string },
): Partial<Record<'closesAt' | 'timeZone', FieldError>> {
  const zones: readonly string[] = zonesOf[values.countryCode as Country] ?? []
  const isElsewhere = values.timeZone && zones.length > 0 && !zones.includes(values.timeZone)
  return { ...hoursProblem(values), ...(isElsewhere && { timeZone: 'INVALID_CHOICE' as const }) }
}
