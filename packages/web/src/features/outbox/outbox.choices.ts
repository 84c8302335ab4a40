// What can be done about an entry that the server did not take, by the reason it gave.
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import type { Input } from '../../platform/api/wire.ts'
import type { Attention } from '../../platform/outbox/attention.ts'
import type { Whom } from '../../platform/outbox/entry.ts'

export interface Choices {
  /** The time it claims, ISO 8601, where another may be the right one. */
  claimed: string | undefined
  /** Who has to be signed in first. */
  signIn: Whom | undefined
  /** The field of a reason that is missing. */
  reason: 'reason' | 'conflictReason' | undefined
  /** Of several: those of whom it is true, where the others can be recorded without them. */
  without: Whom[]
  /** Id of the entry to look at, when sending it again cannot help. */
  look: string | undefined
}

type Keys = readonly (ErrorKey | undefined)[]

const aboutTime: Keys = [
  ...(['TIME_IN_FUTURE', 'TIME_TOO_OLD', 'TIME_AFTER_RECORDING'] as const),
  ...(['CHILD_NOT_PRESENT', 'CHILD_NOT_PRESENT_THEN', 'CHILD_NOT_SIGNED_IN'] as const),
  ...(['SIGN_OUT_BEFORE_SIGN_IN', 'SIGN_OUT_OTHER_DAY', 'TASK_NOT_TODAY'] as const),
  ...(['NOT_ASLEEP', 'SLEEP_OVERLAPS', 'SLEEP_OUT_OF_ORDER'] as const),
]
const aboutPresence: Keys = ['CHILD_NOT_PRESENT', 'CHILD_NOT_SIGNED_IN']
const aboutOthers: Keys = ['RECORD_CHANGED', 'RECORD_VOIDED']

interface Claim {
  childId: string
  occurredAt: string
}

const claimsOf = ({ records }: Input) => (Array.isArray(records) ? (records as Claim[]) : [])

export function choicesFor({ error, fields, input, who }: Attention): Choices {
  const key = error as ErrorKey | undefined
  const wrong = who.filter(({ id }) => id in fields)
  const claims = claimsOf(input)
  const [first] = claims
  const claimed = first?.occurredAt ?? input.occurredAt
  // A sleep that is told as a whole has several times, which only its own form can ask for.
  const isOneTime = typeof claimed === 'string' && !('upAt' in input)
  const { id } = input
  return {
    claimed: isOneTime && aboutTime.includes(key) ? claimed : undefined,
    signIn: aboutPresence.includes(key) ? (wrong[0] ?? who[0]) : undefined,
    reason: reasonFor(key),
    without: claims.some(({ childId }) => !(childId in fields)) ? wrong : [],
    look: aboutOthers.includes(key) && typeof id === 'string' ? id : undefined,
  }
}

function reasonFor(key: ErrorKey | undefined): Choices['reason'] {
  if (key === 'CONFLICT_REASON_REQUIRED') return 'conflictReason'
  return key === 'REASON_REQUIRED' ? 'reason' : undefined
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
