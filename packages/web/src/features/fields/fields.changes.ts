// What the amendments of a report changed. Pure.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'

interface Step {
  step: string
  before: Values | null
}

export interface Change {
  name: string
  field: Field
  before: unknown
  after: unknown
}

/** For each step, the fields that it changed. An amendment left what the next one found, the last one what is there. */
export function changesOf(fields: Fields, steps: readonly Step[], detail: Values): Change[][] {
  return steps.map(({ before }, place) => {
    if (before === null) return []
    const after = steps.slice(place + 1).find((later) => later.before !== null)?.before ?? detail
    return Object.entries(fields)
      .filter(([name]) => !isSame(before[name], after[name]))
      .map(([name, field]) => ({ name, field, before: before[name], after: after[name] }))
  })
}

/** The database orders the keys of an object by itself, so both come in the same order. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
