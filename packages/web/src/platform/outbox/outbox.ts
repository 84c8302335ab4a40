// The door that every write of care goes through, so that it is safe without a network. In a feature's data:
//
//   export const putToBed = queueable(api.putToBed)
//   const { id, settled } = send(putToBed, { taskId, childId })    // on screen at once
//
// `send` mints id and Idempotency-Key, stamps `occurredAt`, shows what it will do (platform/live/live.updates.ts), and keeps the entry on the device. One
// page at a time sends, in the order of making for everything that is about the same child or record, again with the
// same key for as long as it may help. What the server refuses is handed back. Entries are plain data in an
// EntryStore, each of one person and sent under that person's session only.
import type { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import { handedBack } from './attention.ts'
import { complete, type Entry, inOrderOf, mintId, orderingKeysOf } from './entry.ts'
import type { News, Outbox, OutboxParts, Outcome } from './outbox.parts.ts'
import { type Queueable, queueableNamed } from './queueable.ts'

const longestWait = 60_000
/** After so many tries an entry lets those pass that have nothing to do with it: it may be the only one that cannot
 *  be stored. */
const standsAsideAfter = 5

/** What the device cannot do is done again after a restart: a key counts once. */
const noMatter = () => undefined

export function createOutbox(parts: OutboxParts): Outbox {
  const { store } = parts
  let queue: Entry[] = []
  let working = false
  /** This page is the one that sends. */
  let sending = false
  let person: string | undefined
  let woken: () => void = noMatter
  const aside = new Set<string>()
  /** Never taken up again, however late the device forgets them. */
  const gone = new Set<string>()
  /** Made while this page sends, so that no page has ever tried them. */
  const untried = new Set<string>()
  const settling = new Map<string, (outcome: Outcome<never>) => void>()
  const stored = new Map<string, Promise<unknown>>()
  /** The device would not have them. */
  const unkept = new Set<string>()
  /** On the device for certain. */
  const onDevice = new Set<string>()

  function change(entries: Entry[]) {
    queue = entries
    parts.onChange(queue)
  }

  function show(entry: Entry) {
    if (entry.userId === person) parts.optimistic.add(entry)
  }

  /** Takes up what lies on the device and is not known here: of an earlier page, or of another one. */
  async function load() {
    const kept = await store.list().catch(() => [])
    const isNew = ({ key, userId }: Entry) =>
      userId === parts.userId() && !gone.has(key) && !queue.some((known) => known.key === key)
    if (kept.filter(isNew).some(({ operation }) => !queueableNamed(operation)))
      await parts.fetchOperations().catch(noMatter)
    // Looked at when everything is there: meanwhile another look may have found the same.
    const found = kept.filter(isNew)
    if (found.length === 0) return
    for (const { key } of found) onDevice.add(key)
    change(inOrderOf(kept, [...queue, ...found]))
    for (const entry of found) show(entry)
  }

  /** @returns false when it was over already */
  function settle(entry: Entry, outcome: Outcome<unknown>): boolean {
    if (gone.has(entry.key)) return false
    gone.add(entry.key)
    aside.delete(entry.key)
    untried.delete(entry.key)
    stored.delete(entry.key)
    onDevice.delete(entry.key)
    change(queue.filter(({ key }) => key !== entry.key))
    if (outcome.accepted) parts.optimistic.keep(entry.key)
    else parts.optimistic.revoke(entry.key)
    // Nobody else hears what became of it.
    if (entry.userId === parts.userId()) settling.get(entry.key)?.(outcome as Outcome<never>)
    settling.delete(entry.key)
    return true
  }

  async function attempt(entry: Entry): Promise<'done' | 'later'> {
    const operation = queueableNamed(entry.operation)
    // An operation that this version no longer has stays where it is for one that has it.
    if (!operation) return 'later'
    untried.delete(entry.key)
    try {
      const headers = { 'Idempotency-Key': entry.key }
      const options = { headers, quiet: true, background: true, as: entry.userId }
      const answer = await operation.call(entry.input as never, options)
      settle(entry, { accepted: true, answer })
      parts.onAccepted(entry.operation, answer)
      await store.remove(entry.key).catch(noMatter)
      parts.tell({ what: 'accepted', key: entry.key, answer })
      return 'done'
    } catch (failure) {
      const judged = parts.judge(failure)
      // What was refused to a person who has left is refused again when that person is back, and can be sealed then.
      if (judged.verdict !== 'refused' || entry.userId !== parts.userId()) return 'later'
      await refuse(entry, operation, judged.error)
      return 'done'
    }
  }

  async function refuse(entry: Entry, operation: Queueable<never, unknown>, error: ApiError) {
    // Its person has discarded it meanwhile.
    if (gone.has(entry.key)) return
    const sameMeant = error.key !== undefined && operation.meansTheSame?.includes(error.key)
    const one = handedBack(entry, error)
    await (sameMeant ? store.remove(entry.key) : store.refuse(one)).catch(noMatter)
    parts.tell({ what: 'ended', key: entry.key })
    if (!settle(entry, { accepted: false, error })) return
    if (!sameMeant) parts.onAttention(one)
    if (entry.userId !== parts.userId()) return
    if (operation.refused) operation.refused(error, entry.input as never)
    else parts.onRefused(error)
  }

  /** The first entry of the person that nothing earlier about the same child or record holds up. */
  function next(): Entry | undefined {
    const own = queue.filter(({ userId }) => userId === parts.userId())
    const held = new Set<string>()
    for (const entry of own) {
      if (!aside.has(entry.key) && !entry.orderingKeys.some((orderingKey) => held.has(orderingKey)))
        return entry
      for (const orderingKey of entry.orderingKeys) held.add(orderingKey)
    }
    aside.clear()
    return own[0]
  }

  async function sendAll() {
    await load()
    for (let entry = next(); entry; entry = next()) {
      await stored.get(entry.key)?.catch(noMatter)
      // Another page may have made something about the same before it, and the person may have changed.
      await load()
      if (next() !== entry) continue
      const result = await attempt(entry)
      if (result === 'done' || gone.has(entry.key)) continue
      entry.tries++
      void store.tried(entry).catch(noMatter)
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
    try {
      await parts.exclusive(async () => {
        sending = true
        await sendAll()
      })
    } finally {
      sending = false
      working = false
      untried.clear()
    }
    // Made in the moment between the last look and now.
    if (next()) void work()
  }

  /** What is on screen and in memory is the signed-in person's. Only what the device could not keep, or has not kept
   *  yet, stays in memory for its person. */
  function lookWhoIsHere() {
    if (person === parts.userId()) return
    person = parts.userId()
    parts.optimistic.clear()
    change(queue.filter(({ key, userId }) => userId === person || !onDevice.has(key)))
    for (const entry of queue) show(entry)
    void load().then(() => void work())
  }

  async function drop(entry: Entry) {
    const keeping = stored.get(entry.key)
    settle(entry, { accepted: false, error: undefined })
    await keeping?.catch(noMatter)
    await store.remove(entry.key).catch(noMatter)
    parts.tell({ what: 'ended', key: entry.key })
  }

  return {
    async start() {
      person = parts.userId()
      await load()
      void work()
    },
    send(operation, input, insteadOf) {
      lookWhoIsHere()
      const userId = parts.userId()
      if (!userId) throw new Error('nobody is signed in')
      const filled = complete(operation.call.wire, input as Input, parts)
      const key = mintId(parts)
      const orderingKeys = orderingKeysOf(filled)
      const entry: Entry = {
        key,
        userId,
        operation: operation.call.id,
        input: filled,
        orderingKeys,
        who: parts.whom(orderingKeys),
        createdAt: parts.now(),
        tries: 0,
      }
      const settled = new Promise<Outcome<never>>((resolve) => settling.set(key, resolve))
      const keeping = store.add(entry, insteadOf)
      stored.set(key, keeping)
      keeping.then(
        () => {
          if (!gone.has(key)) onDevice.add(key)
          parts.tell({ what: 'made' })
        },
        () => {
          unkept.add(key)
          parts.onNotKept()
        },
      )
      if (sending) untried.add(key)
      change([...queue, entry])
      show(entry)
      void work()
      return { id: typeof filled.id === 'string' ? filled.id : undefined, key, settled }
    },
    takeBack(key) {
      const entry = queue.find((waiting) => waiting.key === key)
      if (!entry || !untried.has(key)) return false
      void drop(entry)
      return true
    },
    async discard(key) {
      const entry = queue.find((waiting) => waiting.key === key)
      if (entry) await drop(entry)
    },
    wake() {
      lookWhoIsHere()
      woken()
      void work()
    },
    waiting: () => queue,
    async isAllKept() {
      await Promise.allSettled(stored.values())
      return !queue.some(({ key }) => unkept.has(key))
    },
    hear(news: News) {
      if (news.what === 'decided') return
      if (news.what === 'made') {
        void load().then(() => {
          woken()
          void work()
        })
        return
      }
      const entry = queue.find(({ key }) => key === news.key)
      if (!entry) return void gone.add(news.key)
      if (news.what === 'ended') return void settle(entry, { accepted: false, error: undefined })
      settle(entry, { accepted: true, answer: news.answer })
      parts.onAccepted(entry.operation, news.answer)
    },
  }
}
