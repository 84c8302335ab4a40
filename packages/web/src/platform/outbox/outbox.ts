// The door that every write of care goes through, so that it is safe without a network. In a feature's data:
//
//   export const putToBed = queueable(api.putToBed, {
//     effects: (input) => [onQuery(sleepersQuery({ taskId: input.taskId }), (list) => list.map(…))],
//     refresh: [api.listSleepers],
//   })
//   const { id, settled } = send(putToBed, { taskId, childId })    // on screen at once
//
// `send` mints id and Idempotency-Key, stamps `occurredAt`, shows the effects, and keeps the entry on the device. One
// page at a time sends, in the order of making for everything that is about the same child or record, again with the
// same key for as long as it may help. What the server refuses is handed back. Entries are plain data in an
// EntryStore, each of one person and sent under that person's session only; effects belong to the operation, so that
// an entry found after a restart has them too.
import type { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import type { Effects } from './effects.ts'
import type { EntryStore } from './entry.store.ts'
import { complete, type Entry, lanesOf, type Mint, mintId } from './entry.ts'
import { type Queueable, queueableNamed } from './queueable.ts'

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

/** What one page tells the others on this device. */
export type News = { what: 'made' } | { what: 'settled'; key: string; accepted: boolean }

export interface OutboxParts extends Mint {
  store: EntryStore
  effects: Effects
  userId: () => string | undefined
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** Does the work while no other page does the same. */
  exclusive: (work: () => Promise<void>) => Promise<void>
  tell: (news: News) => void
  /** Loads the operations of an entry that an earlier page left. */
  fetchOperations: () => Promise<void>
  /** What a failure means: `passing` may help again, `signedOut` needs the person, `refused` is final. */
  judge: (error: unknown) => { verdict: 'passing' | 'signedOut' } | { verdict: 'refused'; error: ApiError }
  onRefused: (error: ApiError) => void
  /** The person has to decide what becomes of it. */
  onAttention: (entry: Entry, error: ApiError) => void
  onAccepted: (refresh: readonly { id: string }[]) => void
  /** The device could not keep it: it lives as long as this page. */
  onNotKept: () => void
  onChange: (waiting: readonly Entry[]) => void
}

export interface Outbox {
  /** Takes up what an earlier page left; to be called once. */
  start: () => Promise<void>
  send: <In, Out>(operation: Queueable<In, Out>, input: Unsent<In>) => Sent<Out>
  /** Takes an entry back that was not sent yet. False: it may have arrived, undo it with an operation. */
  takeBack: (key: string) => boolean
  /** Drops an entry that waits, because the person says so. */
  discard: (key: string) => Promise<void>
  /** Tries now instead of at the next turn: the network is back, or the person is. */
  wake: () => void
  hear: (news: News) => void
  waiting: () => readonly Entry[]
}

const longestWait = 60_000
/** After so many tries an entry lets those pass that have nothing to do with it: it may be the only one that cannot
 *  be stored. */
const standsAsideAfter = 5

export function createOutbox(parts: OutboxParts): Outbox {
  let queue: Entry[] = []
  let inFlight: string | undefined
  let working = false
  let sending = false
  let person: string | undefined
  let woken: () => void = () => undefined
  const aside = new Set<string>()
  /** Never taken up again, however late the device forgets them. */
  const gone = new Set<string>()
  const settling = new Map<string, (outcome: Outcome<never>) => void>()
  const stored = new Map<string, Promise<void>>()

  function change(entries: Entry[]) {
    queue = entries
    parts.onChange(queue)
  }

  function show(entry: Entry) {
    if (entry.userId !== person) return
    parts.effects.add(entry.key, queueableNamed(entry.operation)?.effects(entry.input as never) ?? [])
  }

  /** Takes up what lies on the device and is not known here: of an earlier page, or of another one. */
  async function load() {
    const known = new Set(queue.map(({ key }) => key))
    const found = (await parts.store.list()).filter(({ key }) => !known.has(key) && !gone.has(key))
    if (found.length === 0) return
    if (found.some(({ operation }) => !queueableNamed(operation))) await parts.fetchOperations()
    change([...queue, ...found].sort((a, b) => a.createdAt - b.createdAt))
    for (const entry of found) show(entry)
  }

  function settle(entry: Entry, outcome: Outcome<unknown>) {
    gone.add(entry.key)
    aside.delete(entry.key)
    change(queue.filter(({ key }) => key !== entry.key))
    if (outcome.accepted) parts.effects.keep(entry.key)
    else parts.effects.revoke(entry.key)
    settling.get(entry.key)?.(outcome as Outcome<never>)
    settling.delete(entry.key)
  }

  async function forget(entry: Entry, accepted: boolean) {
    await stored.get(entry.key)?.catch(() => undefined)
    stored.delete(entry.key)
    await parts.store.remove(entry.key)
    parts.tell({ what: 'settled', key: entry.key, accepted })
  }

  async function attempt(entry: Entry): Promise<'done' | 'later'> {
    const operation = queueableNamed(entry.operation)
    // An operation that this version no longer has stays where it is for one that has it.
    if (!operation) return 'later'
    try {
      await stored.get(entry.key)?.catch(() => undefined)
      const headers = { 'Idempotency-Key': entry.key }
      const options = { headers, quiet: true, background: true }
      const answer = await operation.call(entry.input as never, options)
      settle(entry, { accepted: true, answer })
      parts.onAccepted(operation.refresh)
      await forget(entry, true)
      return 'done'
    } catch (failure) {
      const judged = parts.judge(failure)
      if (judged.verdict !== 'refused') return 'later'
      refuse(entry, operation, judged.error)
      await forget(entry, false)
      return 'done'
    }
  }

  function refuse(entry: Entry, operation: Queueable<never, unknown>, error: ApiError) {
    settle(entry, { accepted: false, error })
    const sameMeant = error.key !== undefined && operation.meansTheSame?.includes(error.key)
    if (!sameMeant) parts.onAttention(entry, error)
    if (operation.refused) operation.refused(error, entry.input as never)
    else parts.onRefused(error)
  }

  /** The first entry of the person that nothing earlier about the same child or record holds up. */
  function next(): Entry | undefined {
    const own = queue.filter(({ userId }) => userId === parts.userId())
    const held = new Set<string>()
    for (const entry of own) {
      if (!aside.has(entry.key) && !entry.lanes.some((lane) => held.has(lane))) return entry
      for (const lane of entry.lanes) held.add(lane)
    }
    aside.clear()
    return own[0]
  }

  async function sendAll() {
    await load()
    for (let entry = next(); entry; entry = next()) {
      inFlight = entry.key
      const result = await attempt(entry)
      inFlight = undefined
      if (result === 'done') continue
      entry.tries++
      void parts.store.put(entry).catch(() => undefined)
      if (entry.tries % standsAsideAfter === 0) aside.add(entry.key)
      const pause = Math.min(longestWait, 1000 * 2 ** Math.min(entry.tries - 1, 6))
      const roused = new Promise<void>((resolve) => {
        woken = resolve
      })
      await Promise.race([parts.wait(pause), roused])
    }
  }

  async function work() {
    if (working || !next()) return
    working = true
    await parts.exclusive(async () => {
      sending = true
      await sendAll()
      sending = false
    })
    working = false
    // Made in the moment between the last look and now.
    if (next()) void work()
  }

  /** What is on screen is the signed-in person's. */
  function lookWhoIsHere() {
    if (person === parts.userId()) return
    person = parts.userId()
    parts.effects.clear()
    for (const entry of queue) show(entry)
  }

  return {
    async start() {
      person = parts.userId()
      await load()
      void work()
    },
    send(operation, input) {
      lookWhoIsHere()
      const userId = parts.userId()
      if (!userId) throw new Error('nobody is signed in')
      const filled = complete(operation.call.wire, input as Input, parts)
      const key = mintId(parts)
      const entry: Entry = {
        ...{ key, userId, operation: operation.call.id, input: filled },
        lanes: lanesOf(filled),
        createdAt: parts.now(),
        tries: 0,
      }
      const settled = new Promise<Outcome<never>>((resolve) => settling.set(key, resolve))
      const keeping = parts.store.put(entry)
      stored.set(key, keeping)
      keeping.then(() => parts.tell({ what: 'made' }), parts.onNotKept)
      change([...queue, entry])
      show(entry)
      void work()
      return { id: typeof filled.id === 'string' ? filled.id : undefined, key, settled }
    },
    takeBack(key) {
      const entry = queue.find((waiting) => waiting.key === key)
      // Where another page sends, it may be on its way already.
      if (!entry || entry.tries > 0 || inFlight === key || (working && !sending)) return false
      settle(entry, { accepted: false, error: undefined })
      void forget(entry, false)
      return true
    },
    async discard(key) {
      const entry = queue.find((waiting) => waiting.key === key)
      if (!entry || inFlight === key) return
      settle(entry, { accepted: false, error: undefined })
      await forget(entry, false)
    },
    wake() {
      lookWhoIsHere()
      woken()
      void work()
    },
    waiting: () => queue,
    hear(news) {
      if (news.what === 'made') {
        void load().then(() => {
          woken()
          void work()
        })
        return
      }
      const entry = queue.find(({ key }) => key === news.key)
      gone.add(news.key)
      if (!entry) return
      settle(
        entry,
        news.accepted ? { accepted: true, answer: undefined } : { accepted: false, error: undefined },
      )
      const refresh = queueableNamed(entry.operation)?.refresh
      if (news.accepted && refresh) parts.onAccepted(refresh)
    },
  }
}
