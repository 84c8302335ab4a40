// The rules of New Zealand. The criteria of 2008 end with 19 April 2026; what is not known of those that followed says so.
import { type Document, inCountry, sharedTemperatures, strictBottles } from './figures.rules.ts'

const criteria2008 = '2008-12-01'
const criteria2026 = '2026-04-20'
const until = '2026-04-19'

const at = (document: Document) => (where: string) => ({ source: { document, where }, verified: true })
const regulation = at('nzRegulations')
const of2008 = at('nzCriteria2008')
const of2026 = at('nzCriteria2026')
const toVerify = { source: { document: 'nzCriteria2026', where: '' }, verified: false } as const
const safetyAct = at('nzHealthAndSafety')

const before = { from: criteria2008, until }
const since = { from: criteria2026 }

export const newZealand = inCountry('NZ', [
  {
    ...regulation('Sch 2, r 44A'),
    subject: 'ratio',
    from: criteria2008,
    figures: {
      bands: [
        { below: 24, upTo: [5], each: 5 },
        { below: null, upTo: [6, 20], each: 10 },
      ],
      olderFillSpare: true,
    },
  },
  {
    ...regulation('Sch 2, r 44A'),
    subject: 'ratio.sessional',
    from: criteria2008,
    figures: {
      bands: [
        { below: 24, upTo: [5], each: 5 },
        { below: null, upTo: [8, 30], each: 15 },
      ],
      olderFillSpare: true,
    },
    verified: false,
  },
  {
    ...regulation('Sch 2'),
    subject: 'ratio.homeBased',
    from: criteria2008,
    figures: { children: 4, below: 72, young: { children: 2, below: 24 } },
  },
  { ...regulation('r 44'), subject: 'ratio.adult', from: criteria2008, figures: { years: 17 } },
  {
    ...of2008('HS25'),
    ...before,
    subject: 'holder.firstAid',
    figures: { certificate: '1', oneFor: 25 },
  },
  { ...toVerify, ...since, subject: 'holder.firstAid', figures: { certificate: '1', oneFor: 25 } },
  {
    ...regulation('r 44'),
    subject: 'holder.personResponsible',
    from: criteria2008,
    figures: { certificate: '2', oneFor: 50 },
  },
  {
    ...at('nzChildrensAct')('ss 25–27'),
    subject: 'holder.safetyCheck',
    from: '2015-07-01',
    figures: { certificate: '3', oneFor: 'person' },
  },
  { ...of2026('HS107'), ...since, subject: 'sleep.check', figures: { least: 5, most: 10 } },
  {
    ...of2026('HS107'),
    ...since,
    subject: 'record.sleep',
    figures: { demands: ['date', 'names', 'asleep', 'awake', 'checks'] },
  },
  ...(['drill.fire', 'drill.earthquake', 'drill.lockdown'] as const).flatMap((subject) => [
    { ...of2008('HS8'), ...before, subject, figures: { months: 3, withChildren: true } },
    {
      ...of2026('HS106'),
      ...since,
      subject,
      figures: { months: 4, withChildren: subject !== 'drill.lockdown' },
    },
  ]),
  {
    ...of2026('HS106'),
    ...since,
    subject: 'record.drill',
    figures: {
      demands: ['time', 'date', 'kind', 'duration', 'participants', 'issues', 'outcomes', 'assessment'],
    },
  },
  {
    ...of2026('HS104'),
    ...since,
    subject: 'drill.trialEvacuation',
    figures: { months: 6, reportDays: 10 },
  },
  {
    ...of2026('HS104'),
    ...since,
    subject: 'record.trialEvacuation',
    figures: { demands: ['date', 'results'] },
  },
  {
    ...of2026('HS121'),
    ...since,
    subject: 'record.injury',
    figures: { demands: ['fullName', 'date', 'time', 'description', 'actionsAndBy', 'parentsInformed'] },
  },
  {
    ...of2008('HS28'),
    ...before,
    subject: 'medicine',
    figures: { demands: ['firstAidKitAtEnrolment', 'periodEachDay', 'ongoingByPlan'] },
  },
  {
    ...of2026('HS122'),
    ...since,
    subject: 'medicine',
    figures: { demands: ['firstAidKitAtEnrolment', 'periodEachDay', 'ongoingByPlan'] },
    // The categories are those of 2008.
    verified: false,
  },
  {
    ...of2026('HS122'),
    ...since,
    subject: 'record.medicine',
    figures: { demands: ['fullName', 'medicine', 'amount', 'date', 'time', 'giver', 'acknowledgement'] },
  },
  {
    ...of2008('HS22'),
    from: '2021-01-25',
    until,
    subject: 'eating',
    figures: { demands: ['seatedAndSupervised', 'lowChokingRisk'] },
    // Known from what others wrote of the change.
    verified: false,
  },
  {
    ...of2026('HS116'),
    ...since,
    subject: 'eating',
    figures: { demands: ['seatedAndSupervised', 'lowChokingRisk'] },
  },
  { ...of2008('HS19'), ...before, subject: 'record.foodServed', figures: { months: 3 } },
  { ...toVerify, ...since, subject: 'record.foodServed', figures: { months: 3 } },
  {
    ...of2008('HS17'),
    ...before,
    subject: 'excursion',
    figures: { demands: ['riskAssessment', 'ratioFixedBefore', 'writtenAuthority'] },
  },
  {
    ...toVerify,
    ...since,
    subject: 'excursion',
    figures: { demands: ['riskAssessment', 'ratioFixedBefore', 'writtenAuthority'] },
  },
  {
    ...of2026('HS128'),
    ...since,
    subject: 'notify.serious',
    figures: { to: 'ministry', hours: null, withOthers: true },
  },
  {
    ...of2026('HS128'),
    ...since,
    subject: 'notify.childProtection',
    figures: { to: 'ministry', hours: null },
  },
  { ...of2026('HS128'), ...since, subject: 'notify.missingChild', figures: { to: 'ministry', hours: null } },
  {
    ...safetyAct('ss 23–25, 56'),
    subject: 'notify.notifiableEvent',
    from: '2016-04-04',
    figures: { to: 'workSafe', hours: null },
  },
  {
    ...safetyAct('ss 23–25, 56'),
    subject: 'keep.seriousIncident',
    from: '2016-04-04',
    figures: { months: 60 },
  },
  { ...of2026('GMA109'), ...since, subject: 'keep.attendance', figures: { months: 84 } },
  {
    ...at('teWhariki')(''),
    subject: 'curriculum',
    from: '2017-04-01',
    figures: { strands: ['wellbeing', 'belonging', 'contribution', 'communication', 'exploration'] },
  },
  // How long fresh breast milk keeps is from the source; the other hours are the strictest of what authorities recommend.
  {
    ...at('nzInfantFood')(''),
    verified: false,
    subject: 'bottle',
    from: '1900-01-01',
    figures: strictBottles,
  },
  {
    ...at('nzFoodPlan')(''),
    verified: false,
    subject: 'temperature',
    from: '1900-01-01',
    figures: sharedTemperatures,
  },
  { ...at('emergencyNumbers')(''), subject: 'emergency', from: '1900-01-01', figures: { number: '111' } },
  // 9 555 0146 and 21 555 0142; seven digits are a number in the same area. 6 alone is an area, and 64 before nine is abroad’s.
  {
    ...at('phoneNumbers')(''),
    subject: 'phone',
    from: '1900-01-01',
    figures: {
      lost: [
        { pattern: '^64[2-9]\\d{7,9}$', sign: '+' },
        { pattern: '^[2-9]\\d{7,9}$', sign: '0' },
      ],
    },
  },
  {
    ...at('seasons')(''),
    subject: 'sunscreen',
    from: '1900-01-01',
    figures: { season: { from: 9, until: 4 } },
  },
])
