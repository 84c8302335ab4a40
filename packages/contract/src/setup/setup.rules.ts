// The steps of setting up a centre. Pure.

/** Step → the page on which it is done, in the order in which they need each other. */
export const setupPages = {
  rooms: '/pages/manage/room',
  staff: '/pages/manage/staff',
  children: '/pages/manage/child',
  plan: '/pages/manage/plan',
  holidays: '/pages/manage/holidays',
  terms: '/pages/manage/term',
  checklists: '/pages/manage/checklists',
  tablet: '/pages/manage/kiosks',
} as const

export type SetupStep = keyof typeof setupPages
export const setupSteps = Object.keys(setupPages) as [SetupStep, ...SetupStep[]]

/** The manager alone is no staff yet. */
const needed: Partial<Record<SetupStep, number>> = { staff: 2 }

export const isStepDone = (step: SetupStep, count: number): boolean => count >= (needed[step] ?? 1)
