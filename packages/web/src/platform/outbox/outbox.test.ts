import { QueryClient, queryOptions } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '../api/api.error.ts'
import type { Call, CallOptions } from '../api/client.ts'
import type { Wire } from '../api/wire.ts'
import { effectsOn } from './effects.ts'
import { memoryStore } from './entry.store.ts'
import type { News } from './outbox.parts.ts'
import { createOutbox } from './outbox.ts'
import { onQuery, queueable } from './queueable.ts'

interface NappyChange {
  id: string
  occurredAt: string
  childId: string
  what: string
}

const log = queryOptions({ queryKey: ['care.list'], queryFn: async (): Promise<string[]> => [] })
const now = Date.parse('2026-03-11T10:30:00+13:00')

type Answer = () => Promise<NappyChange>

/** A call whose answers the test decides, one after the other. */
function fakeCall(name: string, part: Partial<Wire> = {}) {
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

const refused = (): Promise<never> => Promise.reject(new ApiError({ status: 409, key: 'CHILD_NOT_PRESENT' }))
const noNetwork = (): Promise<never> => Promise.reject(new ApiError({ status: 0 }))
const broken = (): Promise<never> => Promise.reject(new ApiError({ status: 500 }))

let names = 0

function setUp({ store = memoryStore(), userId = 'me', name = `care.record${names++}` } = {}) {
  const client = new QueryClient()
  client.setQueryData(log.queryKey, ['before'])
  const { call, sent, answers } = fakeCall(name)
  const record = queueable(call, {
    effects: ({ what }) => [onQuery(log, (entries) => [...entries, what])],
    refresh: [{ id: 'care.list' }],
  })
  let minted = 0
  let user: string | undefined = userId
  const waits: number[] = []
  let nextTurn: () => void = () => undefined
  const onRefused = vi.fn()
  const onAccepted = vi.fn()
  const onAttention = vi.fn()
  const onNotKept = vi.fn()
  const told: News[] = []
  const outbox = createOutbox({
    now: () => now,
    random: (length) => new Uint8Array(length).fill(++minted),
    store,
    effects: effectsOn(client),
    userId: () => user,
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
    onChange: () => undefined,
    exclusive: (work) => work(),
    tell: (news) => void told.push(news),
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
    told,
    store,
    shown: () => client.getQueryData(log.queryKey),
    turn: async () => {
      nextTurn()
      await settled()
    },
    signInAs: (id: string | undefined) => (user = id),
  }
}

/** Lets everything that is ready happen. */
const settled = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

describe('a write', () => {
  test('gets its id, its time and its key, and is on screen before anything is sent', async () => {
    const { outbox, record, sent, shown, onAccepted } = setUp()
    const { id, key, settled: outcome } = outbox.send(record, { childId: 'c', what: 'wet' })
    expect(shown()).toEqual(['before', 'wet'])
    expect(sent).toHaveLength(0)
    expect(await outcome).toMatchObject({ accepted: true })
    expect(sent[0]?.input).toEqual({ id, occurredAt: '2026-03-10T21:30:00.000Z', childId: 'c', what: 'wet' })
    expect(sent[0]?.options).toMatchObject({
      headers: { 'Idempotency-Key': key },
      quiet: true,
      background: true,
    })
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
    expect(key).not.toBe(id)
    expect(onAccepted).toHaveBeenCalledWith([{ id: 'care.list' }])
    expect(outbox.waiting()).toEqual([])
  })

  test('keeps an id and a time that it was given', async () => {
    const { outbox, record, sent } = setUp()
    const given = { id: 'mine', occurredAt: '2026-03-10T20:00:00.000Z', childId: 'c', what: 'wet' }
    await outbox.send(record, given).settled
    expect(sent[0]?.input).toEqual(given)
  })

  test('that is refused is taken back, with words', async () => {
    const { outbox, record, answers, shown, onRefused, onAccepted } = setUp()
    answers.push(refused)
    const outcome = await outbox.send(record, { childId: 'c', what: 'wet' }).settled
    expect(outcome).toMatchObject({ accepted: false, error: { key: 'CHILD_NOT_PRESENT' } })
    expect(shown()).toEqual(['before'])
    expect(onRefused).toHaveBeenCalledOnce()
    expect(onAccepted).not.toHaveBeenCalled()
  })

  test('may only be declared where the contract lets it wait', () => {
    const { call } = fakeCall('care.never', { offline: undefined })
    expect(() => queueable(call, { effects: () => [], refresh: [] })).toThrow(TypeError)
  })
})

describe('without a network', () => {
  test('it is tried again with the same key, ever more slowly', async () => {
    const { outbox, record, answers, sent, waits, shown, turn } = setUp()
    answers.push(noNetwork, broken, noNetwork)
    const { key, settled: outcome } = outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    await turn()
    await turn()
    expect(shown()).toEqual(['before', 'wet'])
    await turn()
    expect(await outcome).toMatchObject({ accepted: true })
    expect(waits).toEqual([1000, 2000, 4000])
    expect(new Set(sent.map(({ options }) => options.headers?.['Idempotency-Key']))).toEqual(new Set([key]))
    expect(sent).toHaveLength(4)
  })

  test('its return wakes it', async () => {
    const { outbox, record, answers, sent } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    outbox.wake()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.waiting()).toEqual([])
  })

  test('writes are sent in the order they were made', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'first' })
    outbox.send(record, { childId: 'c', what: 'second' })
    await settled()
    expect(sent.map(({ input }) => input.what)).toEqual(['first'])
    await turn()
    expect(sent.map(({ input }) => input.what)).toEqual(['first', 'first', 'second'])
  })

  test('one that the server cannot store lets the others pass', async () => {
    const { outbox, record, answers, sent, turn } = setUp()
    answers.push(broken, broken, broken, broken, broken)
    outbox.send(record, { childId: 'c', what: 'poison' })
    outbox.send(record, { childId: 'c', what: 'good' })
    await settled()
    for (let i = 0; i < 5; i++) await turn()
    expect(sent.map(({ input }) => input.what).slice(-2)).toEqual(['good', 'poison'])
    expect(outbox.waiting()).toEqual([])
  })
})

describe('taking back', () => {
  test('what was not sent yet is gone as if it had never been', async () => {
    const { outbox, record, answers, shown, sent } = setUp()
    answers.push(noNetwork)
    outbox.send(record, { childId: 'c', what: 'first' })
    const second = outbox.send(record, { childId: 'c', what: 'second' })
    await settled()
    expect(outbox.takeBack(second.key)).toBe(true)
    expect(await second.settled).toEqual({ accepted: false, error: undefined })
    expect(shown()).toEqual(['before', 'first'])
    expect(sent.some(({ input }) => input.what === 'second')).toBe(false)
  })

  test('what was sent may have arrived, and is not', async () => {
    const { outbox, record, answers, shown } = setUp()
    answers.push(noNetwork)
    const first = outbox.send(record, { childId: 'c', what: 'first' })
    await settled()
    expect(outbox.takeBack(first.key)).toBe(false)
    expect(shown()).toEqual(['before', 'first'])
  })
})

describe('whose it is', () => {
  test('a session that has ended keeps it until its person is back, and sends nobody else’s', async () => {
    const { outbox, record, answers, sent, signInAs, turn } = setUp()
    answers.push(() => Promise.reject(new ApiError({ status: 401, key: 'UNAUTHENTICATED' })))
    outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    signInAs('somebody else')
    await turn()
    expect(sent).toHaveLength(1)
    expect(outbox.waiting()).toHaveLength(1)
    signInAs('me')
    outbox.wake()
    await settled()
    expect(sent).toHaveLength(2)
    expect(outbox.waiting()).toEqual([])
  })

  test('nobody signed in sends nothing', () => {
    const { outbox, record, signInAs } = setUp()
    signInAs(undefined)
    expect(() => outbox.send(record, { childId: 'c', what: 'wet' })).toThrow('nobody is signed in')
  })
})

describe('beneath a store', () => {
  test('an entry is plain data, stored before it is sent, and found again by the next page', async () => {
    const first = setUp({ name: 'care.restart' })
    first.answers.push(noNetwork)
    const { key } = first.outbox.send(first.record, { childId: 'c', what: 'wet' })
    await settled()
    expect(await first.store.list()).toMatchObject([
      { key, operation: 'care.restart', userId: 'me', tries: 1 },
    ])

    const next = setUp({ store: first.store, name: 'care.restart' })
    await next.outbox.start()
    expect(next.shown()).toEqual(['before', 'wet'])
    await settled()
    expect(next.sent[0]?.options.headers).toEqual({ 'Idempotency-Key': key })
    expect(await next.store.list()).toEqual([])
  })

  const never = () => new Promise<void>(() => undefined)

  test('what is refused goes from the one to the other in one step, however the page ends', async () => {
    const store = memoryStore()
    // The page ends before the device has made the step.
    const first = setUp({ store: { ...store, refuse: never }, name: 'care.ended' })
    first.answers.push(refused)
    const { key } = first.outbox.send(first.record, { childId: 'c', what: 'wet' })
    await settled()
    expect(first.onAttention).not.toHaveBeenCalled()
    expect(first.outbox.waiting()).toMatchObject([{ key }])
    expect(await store.list()).toMatchObject([{ key }])

    const next = setUp({ store, name: 'care.ended' })
    next.answers.push(refused)
    await next.outbox.start()
    await settled()
    expect(next.onAttention).toHaveBeenCalledWith(expect.objectContaining({ key }))
    expect(await store.refused()).toMatchObject([{ key, error: 'CHILD_NOT_PRESENT', userId: 'me' }])
    expect(await store.list()).toEqual([])
  })

  test('so does what is sent anew after a refusal', async () => {
    const { outbox, record, answers, store } = setUp()
    answers.push(refused, noNetwork)
    const first = outbox.send(record, { childId: 'c', what: 'wet' })
    await settled()
    const again = outbox.send(record, { childId: 'c', what: 'wet' }, first.key)
    await settled()
    expect(await store.refused()).toEqual([])
    expect(await store.list()).toMatchObject([{ key: again.key }])
  })

  test('that fails to forget does not send for ever, and does not stop the others', async () => {
    const store = { ...memoryStore(), remove: () => Promise.reject(new Error('the disk is full')) }
    const { outbox, record, sent } = setUp({ store })
    outbox.send(record, { childId: 'c', what: 'first' })
    await outbox.send(record, { childId: 'c', what: 'second' }).settled
    expect(sent.map(({ input }) => input.what)).toEqual(['first', 'second'])
    expect(outbox.waiting()).toEqual([])
  })
})
