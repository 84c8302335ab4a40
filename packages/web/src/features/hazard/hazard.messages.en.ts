export const hazardEn = {
  title: 'Hazard',
  report: 'Report a hazard',
  register: 'Hazards and maintenance',
  history: 'Closed hazards',
  several: 'hazards',

  add: 'Report a hazard',
  summary: 'The hazard',
  answer: 'What we do about it',
  kind: 'Hazard or maintenance?',
  what: 'What is wrong?',
  roomId: 'Room',
  where: 'Where exactly?',
  place: 'On the map',
  photos: 'Photos',
  rating: 'How likely, and how bad?',
  control: 'How is it controlled?',
  measures: 'What will be done?',
  ownerId: 'Who is responsible?',
  due: 'Hazard or repair',
  dueOn: 'By when?',
  'kind.hazard': 'Hazard',
  'kind.maintenance': 'Maintenance',
  'control.eliminate': 'Eliminate',
  'control.isolate': 'Isolate',
  'control.minimise': 'Minimise',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    hazard: typeof hazardEn
  }
}
