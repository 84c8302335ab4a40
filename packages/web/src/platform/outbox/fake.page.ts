// One page with an outbox, for tests that set each of the server's responses.
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { vi } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import type { Call, CallOptions } from '../api/client.ts'
import type { Wire } from '../api/wire.ts'
import { memoryStore } from './entry.store.ts'
import { optimisticOn } from './optimistic.ts'
import { createOutbox } from './outbox.ts'
import { queueable } from './queueable.ts'
import { partsOf } from './refused.parts.ts'

interface NappyChange {
  id: string
  occurredAt: string
  childId: string
  what: string
}

const log = queryOptions({ queryKey: ['care.list'], queryFn: async (): Promise<string[]> => [] })
const now = Date.parse('2026-03-11T10:30:00+13:00')

type Answer = () => Promise<NappyChange>

/** A call that returns the test's responses in order. */
export function fakeCall(name: string, part: Partial<Wire> = {}) {
  const sent: { input: NappyChange; options: CallOptions }[] = []
  const answers: Answer[] = []
  const run = (input: NappyChange, options: CallOptions = {}) => {
    sent.push({ input, options })
    return answers.shift()?.() ?? Promise.resolve(input)
  }
  const wire: Wire = {
    method: 'POST',
    path: '/api/x',
    access: 'session',
    offline: 'queue',
    query: [],
    body: ['id', 'occurredAt', 'childId', 'what'],
    ...part,
  }
  const call: Call<NappyChange, NappyChange> = Object.assign(run as Call<NappyChange, NappyChange>, {
    id: name,
    wire,
  })
  return { call, sent, answers }
}

export const refused = (): Promise<never> =>
  Promise.reject(new ApiError({ status: 409, key: 'CHILD_NOT_PRESENT' }))
export const noNetwork = (): Promise<never> => Promise.reject(new ApiError({ status: 0 }))
export const broken = (): Promise<never> => Promise.reject(new ApiError({ status: 500 }))

let names = 0

export function setUp({ store = memoryStore(), userId = 'me', name = `care.record${names++}` } = {}) {
  const client = new QueryClient()
  client.setQueryData(log.queryKey, ['before'])
  const { call, sent, answers } = fakeCall(name)
  const record = queueable(call, { label: 'outbox.entry' })
  const expectOf =
    () =>
    (entries: string[], { what }: NappyChange) => [...entries, what]
  let minted = 0
  const idSource = { now: () => now, random: (length: number) => new Uint8Array(length).fill(++minted) }
  let user: string | undefined = userId
  const waits: number[] = []
  let nextTurn: () => void = () => undefined
  const onRefused = vi.fn()
  const onAccepted = vi.fn()
  const onAttention = vi.fn()
  const onNotKept = vi.fn()
  const onWaits = vi.fn()
  const uploadFiles = vi.fn(async (_ids: readonly string[], _userId: string) => undefined)
  const forgetFiles = vi.fn()
  const outbox = createOutbox({
    ...idSource,
    partsOf: async (operation, entry, error) => partsOf(operation, entry, error, idSource),
    store,
    optimistic: optimisticOn(client, expectOf),
    userId: () => user,
    childrenOf: () => [],
    clock: { stamp: () => undefined, readStamp: () => ({ reading: 0, isContinuous: true }) },
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return new Promise((resolve) => (nextTurn = resolve))
    },
    judge: (error) => {
      if (!(error instanceof ApiError) || error.isPassing) return { verdict: 'passing' }
      return error.status === 401 ? { verdict: 'signedOut' } : { verdict: 'refused', error }
    },
    onRefused,
    onAccepted,
    onAttention,
    onNotKept,
    onWaits,
    onChange: () => undefined,
    uploadFiles,
    forgetFiles,
    exclusive: (work) => work(),
    post: () => undefined,
    fetchOperations: async () => undefined,
  })
  return {
    client,
    outbox,
    record,
    sent,
    answers,
    waits,
    onRefused,
    onAccepted,
    onAttention,
    onNotKept,
    onWaits,
    uploadFiles,
    forgetFiles,
    store,
    shown: () => client.getQueryData(log.queryKey),
    turn: async () => {
      nextTurn()
      await settled()
    },
    signInAs: (id: string | undefined) => (user = id),
  }
}

/** Runs all pending microtasks. */
export const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}
