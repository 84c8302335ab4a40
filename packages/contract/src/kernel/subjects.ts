// What the day is about, as a person sees it: each subject has one colour, one tint and one icon (design: look).
export const subjects = [
  'milk',
  'nappy',
  'toilet',
  'sleep',
  'sunscreen',
  'note',
  'accident',
  'illness',
  'leave',
  'visitor',
  'checks',
] as const

export type Subject = (typeof subjects)[number]
