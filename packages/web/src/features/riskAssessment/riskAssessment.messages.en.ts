export const riskAssessmentEn = {
  title: 'Risk',
  report: 'Assess a risk',
  history: 'Risk assessments',
  several: 'risk assessments',
  risk: 'The risk',
  answer: 'What we do about it',
  what: 'What could go wrong?',
  where: 'Where?',
  photos: 'Photos',
  rating: 'How likely, and how bad?',
  control: 'How is it controlled?',
  measures: 'What will be done?',
  ownerId: 'Who is responsible?',
  dueOn: 'By when?',
  'control.eliminate': 'Eliminate',
  'control.isolate': 'Isolate',
  'control.minimise': 'Minimise',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    riskAssessment: typeof riskAssessmentEn
  }
}
