// The rules of Australia, and what its states and territories have of their own.
import {
  type AgeBand,
  type Document,
  inCountry,
  type Ratio,
  sharedTemperatures,
  strictBottles,
} from './figures.rules.ts'

const at = (document: Document) => (where: string) => ({ source: { document, where }, verified: true })
const regulation = at('auRegulations')
const law = at('auLaw')
const since = { from: '2012-01-01' }
const ratios = { ...regulation('r 123, ch 7'), from: '2016-01-01', subject: 'ratio' } as const

const each = (below: number | null, children: number): AgeBand => ({ below, upTo: [], each: children })
const ratio = (school: number, ...bands: AgeBand[]): Ratio => ({ bands, school, olderFillSpare: true })
const injury = { ...regulation('r 183'), ...since, figures: { months: 60, untilAge: 25 } }

export const australia = inCountry('AU', [
  { ...ratios, figures: ratio(15, each(24, 4), each(36, 5), each(null, 10)) },
  ...['NT', 'QLD'].map((region) => ({
    ...ratios,
    region,
    figures: ratio(15, each(24, 4), each(36, 5), each(null, 11)),
  })),
  { ...ratios, region: 'ACT', figures: ratio(11, each(24, 4), each(36, 5), each(null, 11)) },
  { ...ratios, region: 'VIC', figures: ratio(15, each(36, 4), each(null, 11)) },
  { ...ratios, region: 'WA', figures: ratio(13, each(24, 4), each(36, 5), each(null, 10)) },
  {
    ...regulation('r 136'),
    ...since,
    subject: 'holder.firstAid',
    figures: { certificate: '1', oneFor: 'centre' },
  },
  // The first day is not in the source.
  {
    ...regulation('r 84C'),
    from: '2023-10-01',
    verified: false,
    subject: 'sleep.riskAssessment',
    figures: { months: 12 },
  },
  ...(['drill.fire', 'drill.earthquake', 'drill.lockdown'] as const).map((subject) => ({
    ...regulation('r 97'),
    ...since,
    subject,
    figures: { months: 3, withChildren: true },
  })),
  {
    ...regulation('r 97'),
    ...since,
    region: 'QLD',
    subject: 'drill.riskAssessment',
    figures: { months: 12 },
  },
  {
    ...regulation('rr 92–95'),
    ...since,
    subject: 'medicine',
    figures: { demands: ['signedAuthority', 'emergencyByVoice', 'secondPersonChecks'] },
  },
  {
    ...regulation('r 92'),
    ...since,
    subject: 'record.medicine',
    figures: { demands: ['fullName', 'medicine', 'amount', 'manner', 'date', 'time', 'giver', 'checker'] },
  },
  {
    ...regulation('r 92'),
    ...since,
    region: 'WA',
    subject: 'record.medicine',
    figures: {
      demands: [
        'fullName',
        'medicine',
        'conditionTreated',
        'amount',
        'manner',
        'date',
        'time',
        'giver',
        'checker',
      ],
    },
  },
  {
    ...regulation('rr 101–102'),
    ...since,
    subject: 'excursion',
    figures: { demands: ['riskAssessment', 'headCountOnBoarding', 'writtenAuthority'] },
  },
  {
    ...law('s 174, rr 12, 176'),
    ...since,
    subject: 'notify.death',
    figures: { to: 'authority', hours: 24 },
  },
  {
    ...law('s 174, rr 12, 176'),
    ...since,
    subject: 'notify.serious',
    figures: { to: 'authority', hours: 24 },
  },
  {
    ...law('s 174, rr 175–176'),
    ...since,
    // The first day is not in the source.
    verified: false,
    until: '2025-08-31',
    subject: 'notify.abuse',
    figures: { to: 'authority', hours: 168 },
  },
  {
    ...law('s 174, rr 175–176'),
    from: '2025-09-01',
    subject: 'notify.abuse',
    figures: { to: 'authority', hours: 24 },
  },
  {
    ...law('s 174, rr 175–176'),
    ...since,
    subject: 'notify.otherRisk',
    figures: { to: 'authority', hours: 168 },
  },
  { ...regulation('r 86'), ...since, subject: 'notify.parents', figures: { to: 'parents', hours: 24 } },
  { ...injury, subject: 'keep.seriousIncident' },
  { ...injury, subject: 'keep.minorIncident' },
  { ...injury, subject: 'keep.illness' },
  { ...regulation('r 183'), ...since, subject: 'keep.medicine', figures: { months: 36 } },
  { ...regulation('r 183'), ...since, subject: 'keep.attendance', figures: { months: 36 } },
  { ...regulation('r 183'), ...since, subject: 'keep.death', figures: { months: 84 } },
  { ...at('auFairWork')('s 535'), from: '2009-07-01', subject: 'keep.staff', figures: { months: 84 } },
  {
    ...at('eylf')(''),
    from: '2009-07-01',
    subject: 'curriculum',
    figures: { strands: ['eylf1', 'eylf2', 'eylf3', 'eylf4', 'eylf5'] },
  },
  // The table of breast milk is known from quotations; the other hours are the strictest of what authorities recommend.
  {
    ...at('auInfantFeeding')(''),
    from: '1900-01-01',
    verified: false,
    subject: 'bottle',
    figures: {
      ...strictBottles,
      breastMilk: { fridge: 72, outside: 6, warmed: 4 },
      thawedMilk: { fridge: 24, outside: 4, warmed: 4 },
    },
  },
  {
    ...at('auFoodStandards')('Standard 3.2.2'),
    from: '1900-01-01',
    verified: false,
    subject: 'temperature',
    figures: sharedTemperatures,
  },
  { ...at('emergencyNumbers')(''), from: '1900-01-01', subject: 'emergency', figures: { number: '000' } },
  // Eight digits are a number in the same area.
  {
    ...at('phoneNumbers')(''),
    from: '1900-01-01',
    subject: 'phone',
    figures: {
      lost: [
        { pattern: '^61[2-478]\\d{8}$', sign: '+' },
        { pattern: '^[2-478]\\d{8}$', sign: '0' },
      ],
    },
  },
  {
    ...at('seasons')(''),
    from: '1900-01-01',
    subject: 'sunscreen',
    figures: { season: { from: 9, until: 4 } },
  },
])
