// The choices offered for a refused entry. Its feature declares them for each error of the server.
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { Input } from '../../platform/api/wire.ts'
import type { Attention } from '../../platform/outbox/attention.ts'
import type { ChildRef } from '../../platform/outbox/entry.ts'
import type { Choices, Way } from '../../platform/outbox/outbox.entry.ts'

export interface Chosen {
  /** The recorded time, ISO 8601, if the user can change it. */
  claimed: string | undefined
  /** The field of the missing reason. */
  reason: 'reason' | 'conflictReason' | undefined
  /** Pages where the user can fix the problem. */
  ways: Way[]
  /** The child for `ways`: the first one that was refused. */
  child: ChildRef | undefined
  /** The refused children, if the others can be recorded without them. */
  without: ChildRef[]
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
    child: wrong[0] ?? who[0],
    without: claims.some(({ childId }) => !(childId in fields)) ? wrong : [],
  }
}

/** The input's changes for another time. */
export function atAnotherTime(input: Input, occurredAt: string): Input {
  const claims = claimsOf(input)
  return claims.length > 0 ? { records: claims.map((claim) => ({ ...claim, occurredAt })) } : { occurredAt }
}

/** The input's changes for a reason. In a list, only the children that need it get the reason. */
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

/** The input's changes to leave out the refused children. */
export function withoutRefused({ input, fields }: Pick<Attention, 'input' | 'fields'>): Input {
  return { records: claimsOf(input).filter(({ childId }) => !(childId in fields)) }
}
