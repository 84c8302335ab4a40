import {
  bodyParts,
  child,
  choice,
  choices,
  date,
  fields,
  files,
  instant,
  longText,
  person,
  repeat,
  text,
  yesNo,
} from '../kernel/fields.ts'

const places = [
  'indoors',
  'outdoors',
  'playground',
  'bathroom',
  'kitchen',
  'sleepRoom',
  'excursion',
  'other',
] as const
const injuries = [
  'bump',
  'bruise',
  'graze',
  'cut',
  'bite',
  'burn',
  'sprain',
  'fracture',
  'tooth',
  'sting',
  'choking',
  'allergicReaction',
  'none',
  'other',
] as const
/** A serious injury needs a doctor or the authority; records of it are kept longer. */
const severities = ['minor', 'doctor', 'serious'] as const
const tellingWays = ['inPerson', 'phone', 'message', 'note'] as const

const told = { parentsTold: true } as const
const followed = { needsFollowUp: true } as const

/** What an accident report holds (design: domain, flows with review). */
export const incidentFields = fields({
  childId: child({ required: true, here: true }),
  occurredAt: instant({ required: true, notAfterNow: true, initial: 'now' }),
  place: choice(places, { required: true }),
  placeOther: text(60, { required: true, when: { place: 'other' } }),
  whatHappened: longText(2000, { required: true }),
  injuries: choices(injuries, { required: true }),
  bodyParts: bodyParts(),
  severity: choice(severities, { required: true }),
  photos: files({ most: 9, accept: 'picture' }),
  firstAid: repeat(
    { given: text(140, { required: true }), by: person({ required: true, initial: 'me' }) },
    { most: 10 },
  ),
  witnesses: repeat({ name: text(120, { required: true }) }, { most: 10 }),
  parentsTold: yesNo({ required: true }),
  toldHow: choice(tellingWays, { required: true, when: told }),
  toldAt: instant({ required: true, notAfterNow: true, initial: 'now', when: told }),
  toldBy: person({ required: true, initial: 'me', when: told }),
  needsFollowUp: yesNo({ required: true }),
  followUp: longText(1000, { required: true, when: followed }),
  followUpBy: person({ required: true, initial: 'me', when: followed }),
  followUpOn: date({ required: true, when: followed }),
})
