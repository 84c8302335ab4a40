// The door that every write of care goes through, so that it is safe without a network. In a feature's data:
//
//   export const putToBed = queueable(api.putToBed, {
//     effects: (input) => [onQuery(sleepersQuery({ taskId: input.taskId }), (list) => list.map(…))],
//     refresh: [api.listSleepers],
//   })
//   const { id, settled } = send(putToBed, { taskId, childId })    // on screen at once
//
// `send` mints id and Idempotency-Key, stamps `occurredAt`, shows the effects, sends in the order of making,
// tries again with the same key for as long as it may help, and takes the effects back with words when the
// server refuses. Entries are plain data in an EntryStore; effects belong to the operation, so that an entry
// found after a restart has them too.
import type { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import type { Effects } from './effects.ts'
import { complete, type Entry, type Mint, mintId } from './entry.ts'
import { type Queueable, queueableNamed } from './queueable.ts'

/** Where entries wait, in the order they were put. In memory for now; a database on the device can take its place. */
export interface EntryStore {
  list: () => Promise<Entry[]>
  put: (entry: Entry) => Promise<void>
  remove: (key: string) => Promise<void>
}

export type Outcome<Out> =
  | { accepted: true; answer: Out }
  /** Without an error: taken back before it was ever sent. */
  | { accepted: false; error: ApiError | undefined }

export interface Sent<Out> {
  /** The record's id, where the operation's body has one. */
  id: string | undefined
  key: string
  /** Never rejects; a refusal was told to the person already. */
  settled: Promise<Outcome<Out>>
}

/** An input without what the outbox mints; given, it is kept. */
export type Unsent<In> = Omit<In, 'id' | 'occurredAt'> &
  Partial<Pick<In, Extract<keyof In, 'id' | 'occurredAt'>>>

export interface OutboxParts extends Mint {
  store: EntryStore
  effects: Effects
  userId: () => string | undefined
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** What a failure means: `passing` may help again, `signedOut` needs the person, `refused` is final. */
  judge: (error: unknown) => { verdict: 'passing' | 'signedOut' } | { verdict: 'refused'; error: ApiError }
  onRefused: (error: ApiError) => void
  onAccepted: (refresh: readonly { id: string }[]) => void
}

export interface Outbox {
  /** Takes up what an earlier page left; to be called once. */
  start: () => Promise<void>
  send: <In, Out>(operation: Queueable<In, Out>, input: Unsent<In>) => Sent<Out>
  /** Takes an entry back that was not sent yet. False: it may have arrived, undo it with an operation. */
  takeBack: (key: string) => boolean
  /** Tries now instead of at the next turn: the network is back, or the person is. */
  wake: () => void
  waiting: () => readonly Entry[]
}

const longestWait = 60_000
/** After so many tries an entry lets the others pass: it may be the only one that cannot be stored. */
const standsAsideAfter = 5

export function createOutbox(parts: OutboxParts): Outbox {
  let queue: Entry[] = []
  let inFlight: string | undefined
  let working = false
  let woken: () => void = () => undefined
  const settling = new Map<string, (outcome: Outcome<never>) => void>()
  const stored = new Map<string, Promise<void>>()

  function enqueue(entry: Entry, operation: Queueable<never, unknown> | undefined) {
    queue.push(entry)
    parts.effects.add(entry.key, operation?.effects(entry.input as never) ?? [])
  }

  function settle(entry: Entry, outcome: Outcome<unknown>) {
    queue = queue.filter(({ key }) => key !== entry.key)
    void parts.store.remove(entry.key)
    stored.delete(entry.key)
    if (outcome.accepted) parts.effects.keep(entry.key)
    else parts.effects.revoke(entry.key)
    settling.get(entry.key)?.(outcome as Outcome<never>)
    settling.delete(entry.key)
  }

  async function attempt(entry: Entry) {
    const operation = queueableNamed(entry.operation)
    // An operation that this version no longer has stays where it is for one that has it.
    if (!operation) return 'later'
    try {
      await stored.get(entry.key)
      const headers = { 'Idempotency-Key': entry.key }
      const options = { headers, quiet: true, background: true }
      const answer = await operation.call(entry.input as never, options)
      settle(entry, { accepted: true, answer })
      parts.onAccepted(operation.refresh)
      return 'done'
    } catch (failure) {
      const judged = parts.judge(failure)
      if (judged.verdict !== 'refused') return 'later'
      settle(entry, { accepted: false, error: judged.error })
      if (operation.refused) operation.refused(judged.error, entry.input as never)
      else parts.onRefused(judged.error)
      return 'done'
    }
  }

  async function work() {
    if (working) return
    working = true
    for (;;) {
      const entry = queue.find(({ userId }) => userId === parts.userId())
      if (!entry) break
      inFlight = entry.key
      const result = await attempt(entry)
      inFlight = undefined
      if (result === 'done') continue
      entry.tries++
      void parts.store.put(entry)
      if (entry.tries % standsAsideAfter === 0) queue = [...queue.filter((other) => other !== entry), entry]
      const pause = Math.min(longestWait, 1000 * 2 ** Math.min(entry.tries - 1, 6))
      await Promise.race([
        parts.wait(pause),
        new Promise<void>((resolve) => {
          woken = resolve
        }),
      ])
    }
    working = false
  }

  return {
    async start() {
      for (const entry of await parts.store.list()) enqueue(entry, queueableNamed(entry.operation))
      void work()
    },
    send(operation, input) {
      const userId = parts.userId()
      if (!userId) throw new Error('nobody is signed in')
      const filled = complete(operation.call.wire, input as Input, parts)
      const key = mintId(parts)
      const entry: Entry = {
        key,
        operation: operation.call.id,
        input: filled,
        userId,
        createdAt: parts.now(),
        tries: 0,
      }
      const settled = new Promise<Outcome<never>>((resolve) => settling.set(key, resolve))
      stored.set(key, parts.store.put(entry))
      enqueue(entry, operation as Queueable<never, unknown>)
      void work()
      return { id: typeof filled.id === 'string' ? filled.id : undefined, key, settled }
    },
    takeBack(key) {
      const entry = queue.find((waiting) => waiting.key === key)
      if (!entry || entry.tries > 0 || inFlight === key) return false
      settle(entry, { accepted: false, error: undefined })
      return true
    },
    wake() {
      woken()
      void work()
    },
    waiting: () => queue,
  }
}

export function memoryStore(): EntryStore {
  const entries = new Map<string, Entry>()
  return {
    list: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.key, entry),
    remove: async (key) => void entries.delete(key),
  }
}
