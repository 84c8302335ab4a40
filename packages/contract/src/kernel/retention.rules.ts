// How long records are kept, by country and date (design: domain, records that inspectors ask for). Pure.
import { addDays } from './dates.ts'

/** What a record is to those who ask for it. */
export type Keep = 'seriousIncident' | 'minorIncident' | 'illness' | 'medicine' | 'leave' | 'safety' | 'staff'

interface KeepRule {
  /** ISO 3166; `*` is for countries without a rule of their own. */
  country: string
  /** In force for records that ended on this day or later. */
  from: string
  years: number
  /** Not before the child has had this birthday. */
  untilAge?: number
}

const always = '1900-01-01'
const everywhere = (years: number): KeepRule => ({ country: '*', from: always, years })
/** Education and Care Services National Regulations, 183: incident, injury, trauma and illness records. */
const australianChild: KeepRule = { country: 'AU', from: '2012-01-01', years: 5, untilAge: 25 }

const keepRules: Readonly<Record<Keep, readonly KeepRule[]>> = {
  seriousIncident: [everywhere(5), australianChild],
  minorIncident: [everywhere(2), australianChild],
  illness: [everywhere(2), australianChild],
  // National Regulations, 183: 3 years after the last entry.
  medicine: [everywhere(2), { country: 'AU', from: '2012-01-01', years: 3 }],
  leave: [everywhere(6)],
  safety: [everywhere(5)],
  // Fair Work Act 2009 (Australia), section 535: 7 years.
  staff: [everywhere(6), { country: 'AU', from: '2009-07-01', years: 7 }],
}

interface Ended {
  /** The day on which nothing more happened to it, `YYYY-MM-DD`. */
  endedOn: string
  birthDate: string | null
  country: string
}

/** The first day on which it may be erased: the day after the last one on which it has to be there. */
export function erasableFrom(keep: Keep, { endedOn, birthDate, country }: Ended): string {
  const { years, untilAge } = ruleFor(keepRules[keep], country, endedOn)
  const days = [yearsAfter(endedOn, years)]
  if (untilAge !== undefined && birthDate !== null) days.push(yearsAfter(birthDate, untilAge))
  return addDays(days.sort().at(-1) ?? endedOn, 1)
}

/** The country's newest rule in force, or else the one for all countries. */
function ruleFor(rules: readonly KeepRule[], country: string, day: string): KeepRule {
  const inForce = rules.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))
  const rule = inForce.find((one) => one.country === country) ?? inForce.find((one) => one.country === '*')
  if (!rule) throw new Error(`nothing says how long a record of ${day} is kept`)
  return rule
}

/** 29 February becomes 1 March: never sooner. */
function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}
