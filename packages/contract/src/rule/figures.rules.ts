// What a rule of a country can be about, and the figures that each subject has. A figure that is null is not limited.

/** Children below an age, in months, and how many of them the first, second, … adult may have. */
export interface AgeBand {
  /** Null for the oldest. */
  below: number | null
  /** One adult up to the first number of children, two up to the second, and so on. */
  upTo: readonly number[]
  /** Beyond those, one more adult for each of so many. */
  each: number
}

export interface Ratio {
  /** The youngest first. */
  bands: readonly AgeBand[]
  /** Older children may take the spare places of a younger group and then count as younger. */
  olderFillSpare: boolean
  /** Children over preschool age for one adult, where the rule names them. */
  school?: number
}

interface HomeBased {
  children: number
  below: number
  /** Of them at most so many who are younger. */
  young: { children: number; below: number }
}

/** A certificate that the law asks of the adults who are present. */
export interface Holders {
  /** Its key in the centre's dictionary of kinds. */
  certificate: string
  /** One holder for so many children or part of them, or one in the centre; `person`: nobody counts without it. */
  oneFor: number | 'centre' | 'person'
}

interface Drill {
  months: number
  withChildren: boolean
}

export interface Retention {
  /** From the last thing that happened to the record. */
  months: number
  /** Not before the child has had this birthday. */
  untilAge?: number
}

interface Notification {
  to: 'ministry' | 'authority' | 'workSafe' | 'parents'
  /** Null: as soon as possible. */
  hours: number | null
  /** Not after another agency is notified of the same. */
  withOthers?: true
}

/** Something that has to be there, in words of the language packs. */
export type Demand =
  | 'riskAssessment'
  | 'ratioFixedBefore'
  | 'headCountOnBoarding'
  | 'writtenAuthority'
  | 'firstAidKitAtEnrolment'
  | 'periodEachDay'
  | 'ongoingByPlan'
  | 'signedAuthority'
  | 'emergencyByVoice'
  | 'secondPersonChecks'
  | 'seatedAndSupervised'
  | 'lowChokingRisk'
  | 'conditionTreated'
  | 'fullName'
  | 'names'
  | 'date'
  | 'time'
  | 'asleep'
  | 'awake'
  | 'checks'
  | 'description'
  | 'actionsAndBy'
  | 'parentsInformed'
  | 'medicine'
  | 'amount'
  | 'manner'
  | 'giver'
  | 'checker'
  | 'acknowledgement'
  | 'kind'
  | 'duration'
  | 'participants'
  | 'issues'
  | 'outcomes'
  | 'assessment'
  | 'results'

interface Demands {
  demands: readonly Demand[]
}

/** The milk of a bottle; `thawedMilk`: breast milk that was frozen. */
export type BottleMilk = 'breastMilk' | 'thawedMilk' | 'formula' | 'cowsMilk' | 'other'
export type BottlePlace = 'fridge' | 'outside'

/** For how many hours milk may be given after it was made, by where it is kept; and after it was warmed. */
export interface BottleHours extends Readonly<Record<BottlePlace, number>> {
  warmed: number
}

interface Limit {
  /** Degrees Celsius. */
  most: number | null
  least: number | null
}

/** What food is kept, cooked and cooled at. */
export interface TemperatureLimits {
  fridge: Limit
  freezer: Limit
  delivery: Limit
  cooking: Limit
  reheating: Limit
  hotHolding: Limit
  /** So many hours after it was last hot it is at most so warm; in order. */
  cooling: readonly { hours: number; most: number }[]
}

/** Months of a year, both included. */
export interface Season {
  from: number
  until: number
}

interface Months {
  months: number
}

/** The figures of each subject. What stands before the dot is its topic. */
export interface Figures {
  ratio: Ratio
  'ratio.sessional': Ratio
  'ratio.homeBased': HomeBased
  'ratio.adult': { years: number }
  'holder.firstAid': Holders
  'holder.personResponsible': Holders
  'holder.safetyCheck': Holders
  'sleep.check': { least: number; most: number }
  'sleep.riskAssessment': Months
  'drill.fire': Drill
  'drill.earthquake': Drill
  'drill.lockdown': Drill
  'drill.trialEvacuation': Months & { reportDays: number }
  'drill.riskAssessment': Months
  medicine: Demands
  excursion: Demands
  eating: Demands
  'record.sleep': Demands
  'record.injury': Demands
  'record.medicine': Demands
  'record.drill': Demands
  'record.trialEvacuation': Demands
  'record.foodServed': Months
  bottle: Readonly<Record<BottleMilk, BottleHours>>
  temperature: TemperatureLimits
  'notify.death': Notification
  'notify.serious': Notification
  'notify.abuse': Notification
  'notify.childProtection': Notification
  'notify.missingChild': Notification
  'notify.notifiableEvent': Notification
  'notify.otherRisk': Notification
  'notify.parents': Notification
  'keep.seriousIncident': Retention
  'keep.minorIncident': Retention
  'keep.illness': Retention
  'keep.medicine': Retention
  'keep.leave': Retention
  'keep.safety': Retention
  'keep.staff': Retention
  'keep.attendance': Retention
  'keep.death': Retention
  emergency: { number: string }
  curriculum: { strands: readonly string[] }
  sunscreen: { season: Season }
  postcode: { pattern: string }
  /** What a spreadsheet makes of whole numbers when it takes them for amounts, and the sign that it has taken away. */
  phone: { lost: readonly { pattern: string; sign: '0' | '+' }[] }
}

export type Subject = keyof Figures

/** Where a rule stands, in words of the language packs. */
export type Document =
  | 'nzRegulations'
  | 'nzCriteria2008'
  | 'nzCriteria2026'
  | 'nzHealthAndSafety'
  | 'nzChildrensAct'
  | 'nzInfantFood'
  | 'auInfantFeeding'
  | 'nzFoodPlan'
  | 'auFoodStandards'
  | 'teWhariki'
  | 'auRegulations'
  | 'auLaw'
  | 'auFairWork'
  | 'eylf'
  | 'emergencyNumbers'
  | 'postalCodes'
  | 'phoneNumbers'
  | 'seasons'
  | 'daybook'

export interface RuleOf<S extends Subject> {
  /** ISO 3166; `*` where a country has no rule of its own. */
  country: string
  /** All regions without it. */
  region?: string
  subject: S
  figures: Figures[S]
  /** The place in the document as lawyers write it: `HS107`, `r 97`, `s 174`. Empty where it is not known. */
  source: { document: Document; where: string }
  /** The first and the last day on which it is in force. */
  from: string
  until?: string
  /** Whether the figures were compared with the document. */
  verified: boolean
}

/** A rule of any subject. */
export type Rule = { [S in Subject]: RuleOf<S> }[Subject]
type RuleInFile = { [S in Subject]: Omit<RuleOf<S>, 'country'> }[Subject]

export const inCountry = (country: string, rules: readonly RuleInFile[]): Rule[] =>
  rules.map((rule) => ({ ...rule, country }))

/** What the food standards that Australia and New Zealand share ask for. */
export const sharedTemperatures: TemperatureLimits = {
  fridge: { most: 5, least: null },
  freezer: { most: -15, least: null },
  delivery: { most: 5, least: null },
  cooking: { most: null, least: 75 },
  reheating: { most: null, least: 75 },
  hotHolding: { most: null, least: 60 },
  cooling: [
    { hours: 2, most: 21 },
    { hours: 6, most: 5 },
  ],
}

/** The strictest of what authorities recommend. */
export const strictBottles: Figures['bottle'] = {
  breastMilk: { fridge: 48, outside: 4, warmed: 2 },
  thawedMilk: { fridge: 24, outside: 2, warmed: 2 },
  formula: { fridge: 24, outside: 2, warmed: 1 },
  cowsMilk: { fridge: 24, outside: 2, warmed: 1 },
  other: { fridge: 24, outside: 2, warmed: 1 },
}
