// Apart from the tables of steps, so that the app fetches those from the server alone.

/** Of teachers, by their highest qualification (New Zealand: ECE Funding Handbook, chapter 3-B-2). */
export const qualificationGroups = ['p3', 'p3Plus', 'p4', 'p5'] as const
export type QualificationGroup = (typeof qualificationGroups)[number]
