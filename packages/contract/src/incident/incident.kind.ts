// Accidents: what happened to a child, the injury, the first aid, and whether, how and when the parents were told. Any
// teacher reports; a manager confirms with a comment, once.
import { feature } from '../kernel/feature.ts'
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
import { reportOperations } from '../report/report.kind.ts'
import type { ReportFile } from '../report/report.rules.ts'

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

export const incidentReport = {
  fields: incidentFields,
  page: '/pages/home/task/detail-acc',
  form: '/pages/home/task/acc-report',
  subject: 'accident',
  sections: {
    summary: ['childId', 'occurredAt', 'place', 'placeOther', 'whatHappened'],
    injury: ['injuries', 'bodyParts', 'severity', 'photos'],
    care: ['firstAid', 'witnesses'],
    parents: ['parentsTold', 'toldHow', 'toldAt', 'toldBy'],
    after: ['needsFollowUp', 'followUp', 'followUpBy', 'followUpOn'],
  },
  steps: [['summary'], ['injury'], ['care', 'parents', 'after']],
  screens: {
    history: {
      path: '/pages/home/history/acc',
      menu: { group: 'safety', icon: 'bandage', order: 1, often: true },
    },
    report: { order: 10 },
  },
  order: 1,
  abilities: ['amend', 'confirm', 'cancel', 'correct', 'followUp'],
  initial: 'submitted',
  readers: 'author',
  keep: ({ severity }) => (severity === 'minor' ? 'minorIncident' : 'seriousIncident'),
  summary: ({ whatHappened }) => whatHappened,
  due: ({ followUpOn: on, followUpBy: personId }) => (on && personId ? { on, personId } : null),
  opens: {
    hazard: ({ whatHappened, place }, say) => ({
      kind: 'hazard',
      what: whatHappened.slice(0, 1000),
      where: say(place === 'other' ? 'placeOther' : 'place'),
    }),
  },
  problems: ({ occurredAt, toldAt }) =>
    toldAt !== null && toldAt < occurredAt ? { toldAt: 'ENDS_BEFORE_START' } : {},
} as const satisfies ReportFile<typeof incidentFields>

const at = reportOperations('/api/blade-garden/flow-acc', incidentFields)

export const incident = feature('incident', {
  submit: at.submit('save-acc'),
  confirm: at.decide('manager-confirm/{id}'),
  cancel: { ...at.cancel('cancel/{id}'), own: true as const },
  followUp: at.remark('follow-up/{id}'),
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  listAll: at.list('list'),
  listMine: at.list('user-list'),
})
