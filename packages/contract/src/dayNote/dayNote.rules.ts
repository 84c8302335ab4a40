import type { KindRules } from '../care/care.rules.ts'

/** Also before the child arrives (a parent calls) and after it went home (a teacher sums up). */
export const dayNoteRules = { alsoAway: true, needsNote: true } satisfies KindRules<object>
