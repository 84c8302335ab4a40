// The server as the outbox sees it, for tests: it accepts each key once, stores records by id, and refuses conflicts.
import { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'

export interface FakeRecord {
  id: string
  kind: string
  childId: string
  occurredAt: string
  by: string
}

export interface Arrival {
  key: string
  /** The user whose session sent it. */
  by: string
  operation: string
  input: Input
}

export function fakeServer() {
  const records = new Map<string, FakeRecord>()
  const voided = new Set<string>()
  const answers = new Map<string, { content: string; answer: unknown }>()
  /** Every request received, including repeats. */
  const arrivals: Arrival[] = []
  /** How often each key had an effect, and the error key of its last refusal. */
  const effects = new Map<string, number>()
  const refusals = new Map<string, string>()

  const hasActive = (kind: string, childId: unknown) =>
    [...records.values()].some(
      (record) => record.kind === kind && record.childId === childId && !voided.has(record.id),
    )

  function write({ by, operation, input }: Arrival): unknown {
    if (operation === 'fake.remove') {
      const ids = String(input.ids).split(',')
      if (ids.some((id) => !records.has(id))) throw new ApiError({ status: 404, key: 'NOT_FOUND' })
      if (ids.some((id) => voided.has(id))) throw new ApiError({ status: 409, key: 'RECORD_VOIDED' })
      for (const id of ids) voided.add(id)
      return null
    }
    const { id, childId, occurredAt } = input as Pick<FakeRecord, 'id' | 'childId' | 'occurredAt'>
    const known = records.get(id)
    if (known) throw new ApiError({ status: 409, key: 'RECORD_EXISTS' })
    if (operation === 'fake.putToBed' && hasActive(operation, childId))
      throw new ApiError({ status: 409, key: 'ALREADY_IN_BED' })
    if (operation === 'fake.signIn' && hasActive(operation, childId))
      throw new ApiError({ status: 409, key: 'CHILD_ALREADY_SIGNED_IN' })
    const record = { id, kind: operation, childId, occurredAt, by }
    records.set(id, record)
    return record
  }

  return {
    records,
    arrivals,
    effects,
    refusals,
    /** @throws ApiError */
    take(arrival: Arrival): unknown {
      arrivals.push(arrival)
      const { key, operation, input } = arrival
      const content = JSON.stringify([operation, input])
      const before = answers.get(key)
      if (before && before.content !== content)
        throw new ApiError({ status: 422, key: 'IDEMPOTENCY_KEY_REUSED' })
      if (before) return before.answer
      try {
        const answer = write(arrival)
        answers.set(key, { content, answer })
        effects.set(key, (effects.get(key) ?? 0) + 1)
        return answer
      } catch (error) {
        // A refused request does not use up its key, because its transaction is rolled back.
        if (error instanceof ApiError) refusals.set(key, String(error.key))
        throw error
      }
    },
    /** Voids a record, as a manager can. */
    void: (id: string) => void voided.add(id),
    activeRecords: () => [...records.values()].filter(({ id }) => !voided.has(id)).sort(byId),
  }
}

export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

export type FakeServer = ReturnType<typeof fakeServer>
