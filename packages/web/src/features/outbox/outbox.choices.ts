// What can be done about an entry that the server did not take: as its feature declares it, by the reason it gave.
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { Input } from '../../platform/api/wire.ts'
import type { Attention } from '../../platform/outbox/attention.ts'
import type { Whom } from '../../platform/outbox/entry.ts'
import type { Choices, Way } from '../../platform/outbox/outbox.entry.ts'

export interface Chosen {
  /** The time it claims, ISO 8601, where another may be the right one. */
  claimed: string | undefined
  /** The field of a reason that is missing. */
  reason: 'reason' | 'conflictReason' | undefined
  /** Pages where it can be put right. */
  ways: Way[]
  /** Whom the ways are about: the first who was refused. */
  whom: Whom | undefined
  /** Of several: those of whom it is true, where the others can be recorded without them. */
  without: Whom[]
}

interface Claim {
  childId: string
  occurredAt: string
}

const claimsOf = ({ records }: Input) => (Array.isArray(records) ? (records as Claim[]) : [])

export function choicesFor({ error, fields, input, who }: Attention, declared: Choices = {}): Chosen {
  const choices = declared[error as ErrorKey] ?? []
  const wrong = who.filter(({ id }) => id in fields)
  const claims = claimsOf(input)
  const claimed = claims[0]?.occurredAt ?? input.occurredAt
  return {
    claimed: choices.includes('time') && typeof claimed === 'string' ? claimed : undefined,
    reason: choices.find((choice) => choice === 'reason' || choice === 'conflictReason'),
    ways: choices.filter((choice) => typeof choice === 'object'),
    whom: wrong[0] ?? who[0],
    without: claims.some(({ childId }) => !(childId in fields)) ? wrong : [],
  }
}

/** What changes in an input when it happened at another time. */
export function atAnotherTime(input: Input, occurredAt: string): Input {
  const claims = claimsOf(input)
  return claims.length > 0 ? { records: claims.map((claim) => ({ ...claim, occurredAt })) } : { occurredAt }
}

/** What changes when a reason is given: for the children it is asked for, or for the one entry. */
export function withReason(
  { input, fields }: Pick<Attention, 'input' | 'fields'>,
  field: 'reason' | 'conflictReason',
  reason: string,
): Input {
  const claims = claimsOf(input)
  if (claims.length === 0) return { [field]: reason }
  const isAskedFor = ({ childId }: Claim) => fields[childId] === 'CONFLICT_REASON_REQUIRED'
  return { records: claims.map((claim) => (isAskedFor(claim) ? { ...claim, [field]: reason } : claim)) }
}

/** What changes when those are left out of whom it cannot be true. */
export function withoutRefused({ input, fields }: Pick<Attention, 'input' | 'fields'>): Input {
  return { records: claimsOf(input).filter(({ childId }) => !(childId in fields)) }
}
