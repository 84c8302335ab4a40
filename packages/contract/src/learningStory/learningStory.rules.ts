// Who may do what to a learning story, and what it needs. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import { isEmpty, type Values } from '../kernel/fields.check.ts'

/** draft: being written. submitted: a manager reads it first. withdrawn: no longer shown. */
export const storyStates = ['draft', 'submitted', 'published', 'withdrawn'] as const
export type StoryState = (typeof storyStates)[number]

/** What it may be saved as. */
export const savedStates = ['draft', 'submitted', 'published'] as const

export const storyAbilities = ['edit', 'publish', 'sendBack', 'withdraw'] as const
export type StoryAbility = (typeof storyAbilities)[number]

interface StoryReader {
  personId: string
  mayWrite: boolean
  mayPublish: boolean
  mayReview: boolean
}

/** All teachers write on a story until it is published; from then on its author and managers change it. */
export function abilitiesOn(
  { authorId, state }: { authorId: string; state: StoryState },
  { personId, mayWrite, mayPublish, mayReview }: StoryReader,
): StoryAbility[] {
  const isOwn = authorId === personId && mayWrite
  const can: Record<StoryAbility, boolean> = {
    edit: state === 'published' ? isOwn || mayReview : mayWrite,
    publish: state !== 'published' && ((isOwn && mayPublish) || mayReview),
    sendBack: state === 'submitted' && mayReview,
    withdraw: isOwn || mayReview,
  }
  return state === 'withdrawn' ? [] : storyAbilities.filter((ability) => can[ability])
}

const needed = ['childIds', 'happenedOn', 'title', 'text'] as const

/** What a story still needs before somebody else reads it. */
export const missingParts = (values: Values): Record<string, FieldError> =>
  Object.fromEntries(needed.filter((name) => isEmpty(values[name])).map((name) => [name, 'REQUIRED']))
