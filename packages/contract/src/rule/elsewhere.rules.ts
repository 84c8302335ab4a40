// What holds where a country has no rule of its own, and the few figures that are known of further countries.
import { type Document, inCountry, type Rule, sharedTemperatures, strictBottles } from './figures.rules.ts'

const always = { from: '1900-01-01' }
const at = (document: Document) => ({ source: { document, where: '' }, verified: true, ...always })
const ours = { ...at('daybook'), verified: false }
const years = (count: number) => ({ months: count * 12 })

const everywhere = inCountry('*', [
  { ...ours, subject: 'drill.fire', figures: { months: 3, withChildren: true } },
  { ...ours, subject: 'drill.earthquake', figures: { months: 3, withChildren: true } },
  { ...ours, subject: 'drill.lockdown', figures: { months: 3, withChildren: true } },
  { ...ours, subject: 'keep.seriousIncident', figures: years(5) },
  { ...ours, subject: 'keep.minorIncident', figures: years(2) },
  { ...ours, subject: 'keep.illness', figures: years(2) },
  { ...ours, subject: 'keep.medicine', figures: years(2) },
  { ...ours, subject: 'keep.leave', figures: years(6) },
  { ...ours, subject: 'keep.safety', figures: years(5) },
  { ...ours, subject: 'keep.staff', figures: years(6) },
  { ...ours, subject: 'bottle', figures: strictBottles },
  { ...ours, subject: 'temperature', figures: sharedTemperatures },
  // Mobile networks of every country put 112 through.
  { ...at('emergencyNumbers'), subject: 'emergency', figures: { number: '112' } },
  {
    ...at('teWhariki'),
    subject: 'curriculum',
    figures: { strands: ['wellbeing', 'belonging', 'contribution', 'communication', 'exploration'] },
  },
  { ...at('postalCodes'), subject: 'postcode', figures: { pattern: '^[A-Za-z0-9][A-Za-z0-9 -]{3,}$' } },
])

const north = (country: string) =>
  inCountry(country, [{ ...at('seasons'), subject: 'sunscreen', figures: { season: { from: 4, until: 9 } } }])

export const elsewhere: readonly Rule[] = [
  ...everywhere,
  ...['CN', 'GB', 'IE'].flatMap(north),
  ...inCountry('CN', [{ ...at('emergencyNumbers'), subject: 'emergency', figures: { number: '120' } }]),
  ...inCountry('PH', [{ ...at('postalCodes'), subject: 'postcode', figures: { pattern: '^\\d{4}$' } }]),
]
