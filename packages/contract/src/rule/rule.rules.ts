// The rules of countries, as data. Nothing else in the product knows a country: what depends on one asks here, as of a day.
import { australia } from './australia.rules.ts'
import { elsewhere } from './elsewhere.rules.ts'
import type { Figures, Rule, RuleOf, Subject } from './figures.rules.ts'
import { newZealand } from './newZealand.rules.ts'

export const allRules: readonly Rule[] = [...newZealand, ...australia, ...elsewhere]

/** Where a centre is. */
export interface Place {
  /** ISO 3166. */
  country: string
  region: string | null
}

export interface PlaceAndDay extends Place {
  /** `YYYY-MM-DD` */
  day: string
}

const isAbout = <S extends Subject>(rule: Rule, subject: S): rule is Extract<Rule, RuleOf<S>> =>
  rule.subject === subject

const isInForce = ({ from, until }: Rule, day: string) => from <= day && (until === undefined || day <= until)

/** How near a rule is to a place: its region, its country, or all countries. Undefined where it does not hold. */
function nearness(rule: Rule, { country, region }: Place): number | undefined {
  if (rule.country === '*') return 0
  if (rule.country !== country) return undefined
  if (rule.region === undefined) return 1
  return rule.region === region ? 2 : undefined
}

function nearest<R extends Rule>(rules: readonly R[], at: PlaceAndDay): R | undefined {
  let found: R | undefined
  let best = -1
  for (const rule of rules) {
    const near = isInForce(rule, at.day) ? nearness(rule, at) : undefined
    if (near !== undefined && near > best) [found, best] = [rule, near]
  }
  return found
}

/** The rule in force on a day, the region's before the country's, and the country's before the one for all. */
export const ruleOn = <S extends Subject>(subject: S, at: PlaceAndDay): RuleOf<S> | undefined =>
  nearest(
    allRules.filter((rule) => isAbout(rule, subject)),
    at,
  )

/** The figures of a subject that has a rule for all countries on every day. */
export function figuresOn<S extends SubjectOfAll>(subject: S, at: PlaceAndDay): Figures[S] {
  const rule = ruleOn(subject, at)
  if (!rule) throw new Error(`no rule for ${subject} on ${at.day}`)
  return rule.figures
}

/** The subjects that have a rule in every country; a test holds it. */
export const subjectsOfAll = [
  'drill.fire',
  'drill.earthquake',
  'drill.lockdown',
  'keep.seriousIncident',
  'keep.minorIncident',
  'keep.illness',
  'keep.medicine',
  'keep.leave',
  'keep.safety',
  'keep.staff',
  'bottle',
  'temperature',
  'emergency',
  'curriculum',
  'postcode',
] as const satisfies readonly Subject[]
type SubjectOfAll = (typeof subjectsOfAll)[number]

/** Every rule in force in a place on a day, one for each subject, in the order of the table. */
export const rulesOn = (at: PlaceAndDay): Rule[] =>
  [...Map.groupBy(allRules, ({ subject }) => subject).values()].flatMap((rules) => nearest(rules, at) ?? [])

/** Every rule that was ever in force in a place, or will be. */
export const rulesEverIn = (place: Place): Rule[] =>
  allRules.filter((rule) => nearness(rule, place) !== undefined)

/** `drill.fire` → `drill` */
export type Topic = Subject extends infer S ? (S extends `${infer T}.${string}` ? T : S) : never
export const topicOf = (subject: Subject): Topic => subject.split('.')[0] as Topic
