// The strands and goals that stories are linked to, by country. Their words stand in curricula.en.ts and curricula.zh.ts.
// Te Whāriki: He whāriki mātauranga mō ngā mokopuna o Aotearoa, Ministry of Education 2017, tewhariki.tahurangi.education.govt.nz.
// Belonging, Being and Becoming: The Early Years Learning Framework for Australia V2.0, 2022, acecqa.gov.au.

/** Strand → how many goals it has. */
const teWhariki = { wellbeing: 3, belonging: 4, contribution: 3, communication: 4, exploration: 4 } as const
const eylf = { eylf1: 4, eylf2: 4, eylf3: 3, eylf4: 4, eylf5: 5 } as const

export type Strand = keyof typeof teWhariki | keyof typeof eylf

const counts: Readonly<Record<Strand, number>> = { ...teWhariki, ...eylf }

export const allStrands = Object.keys(counts) as Strand[]

/** `wellbeing` → `wellbeing.1`, `wellbeing.2`, … */
export const goalsOf = (strand: Strand): string[] =>
  Array.from({ length: counts[strand] }, (_, place) => `${strand}.${place + 1}`)

/** A story may be linked to a strand as a whole, or to one of its goals. */
export const allGoals: readonly string[] = allStrands.flatMap((strand) => [strand, ...goalsOf(strand)])

/** The ids of a centre's own goals, which a story has by comma. */
export const ownGoalsIn = (goals: unknown): string[] =>
  typeof goals === 'string' ? goals.split(',').filter(Boolean) : []

export const strandsIn = (goals: readonly string[]): string[] => [
  ...new Set(goals.map((goal) => goal.split('.')[0] ?? goal)),
]
