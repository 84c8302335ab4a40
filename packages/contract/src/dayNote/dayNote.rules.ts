import type { KindRules } from '../care/care.rules.ts'

/** Notes are also allowed before a child arrives (a parent calls) and after they go home (a teacher sums up the day). */
export const dayNoteRules = { alsoAway: true, needsNote: true } satisfies KindRules<object>
