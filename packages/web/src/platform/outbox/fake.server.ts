// A server as the outbox knows it, for tests: it takes a key once, records by id, and refuses what contradicts.
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
  /** Whose session it came under. */
  by: string
  operation: string
  input: Input
}

export function fakeServer() {
  const records = new Map<string, FakeRecord>()
  const voided = new Set<string>()
  const answers = new Map<string, { content: string; answer: unknown }>()
  /** Every request that reached it, the repeated ones too. */
  const arrivals: Arrival[] = []
  /** How often a key had an effect, and with which word it was last refused. */
  const effects = new Map<string, number>()
  const refusals = new Map<string, string>()

  const stands = (kind: string, childId: unknown) =>
    [...records.values()].some((one) => one.kind === kind && one.childId === childId && !voided.has(one.id))

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
    if (operation === 'fake.putToBed' && stands(operation, childId))
      throw new ApiError({ status: 409, key: 'ALREADY_IN_BED' })
    if (operation === 'fake.signIn' && stands(operation, childId))
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
        // What is refused keeps no key, as its transaction is rolled back.
        if (error instanceof ApiError) refusals.set(key, String(error.key))
        throw error
      }
    },
    /** A manager does. */
    void: (id: string) => void voided.add(id),
    standing: () => [...records.values()].filter(({ id }) => !voided.has(id)).sort(byId),
  }
}

export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

export type FakeServer = ReturnType<typeof fakeServer>
