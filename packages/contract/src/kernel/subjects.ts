// The subjects of a day's records. Each has one colour, one tint and one icon (design: look).
export const subjects = [
  'milk',
  'meal',
  'nappy',
  'toilet',
  'sleep',
  'sunscreen',
  'note',
  'attendance',
  'accident',
  'illness',
  'medicine',
  'leave',
  'visitor',
  'checks',
  'policy',
  'meeting',
  'certificate',
  'roster',
  'award',
] as const

export type Subject = (typeof subjects)[number]
