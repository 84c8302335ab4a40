import type { KindRules } from '../care/care.rules.ts'

/** A parent rings before the child comes, and a teacher sums up after it went home. */
export const dayNoteRules = { alsoAway: true, needsNote: true } satisfies KindRules<object>
