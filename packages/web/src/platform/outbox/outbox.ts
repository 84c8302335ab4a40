// Every care write goes through the outbox, so that it is safe without a network. In a feature's data:
//
//   export const putToBed = queueable(api.putToBed, { label: 'sleep.entryInBed' })
//   const { id, settled } = send(putToBed, { taskId, childId })    // shown at once
//
// `send` creates the id and the Idempotency-Key, sets `occurredAt`, shows the optimistic update
// (platform/live/live.updates.ts) and stores the entry on the device. One page at a time sends, entries about the same
// child or record in order, and a failed request again with the same key. A refused entry goes to the attention list.
// Entries are plain data in an EntryStore and are sent only in their author's session.
import type { ApiError } from '../api/api.error.ts'
import type { Input } from '../api/wire.ts'
import { toAttention } from './attention.ts'
import { complete, createId, type Entry, inOrderOf, optionsOf, orderingKeysOf } from './entry.ts'
import type { Outbox, OutboxMessage, OutboxParts, Outcome } from './outbox.parts.ts'
import { createPause } from './pause.ts'
import { type AnyQueueable, queueableNamed } from './queueable.ts'
import { createTurns } from './turns.ts'
import { createUploads } from './uploads.beside.ts'

/** A failed store operation is repeated after a restart. That is safe because the server accepts each key once. */
const ignore = () => undefined

export function createOutbox(parts: OutboxParts): Outbox {
  const { store } = parts
  let queue: Entry[] = []
  let working = false
  /** This page is the one that sends. */
  let sending = false
  let person: string | undefined
  const pause = createPause(parts.wait)
  const uploads = createUploads(parts.uploadFiles, pause.end)
  const turns = createTurns(uploads)
  /** Settled keys. They are never loaded again, even while the device still has them. */
  const finished = new Set<string>()
  /** Created while this page holds the lock, so no page has tried to send them yet. */
  const untried = new Set<string>()
  const settling = new Map<string, (outcome: Outcome<never>) => void>()
  const stored = new Map<string, Promise<unknown>>()
  /** The device could not store these. */
  const notStored = new Set<string>()
  /** The device has stored these. */
  const onDevice = new Set<string>()

  function change(entries: Entry[]) {
    queue = entries
    parts.onChange(queue)
  }

  function show(entry: Entry) {
    if (entry.userId === person) parts.optimistic.add(entry)
  }

  /** Loads stored entries that this page does not know: they are from an earlier page or another open one.
   *  @returns all stored entries; undefined if the device did not answer */
  async function load(): Promise<readonly Entry[] | undefined> {
    const kept = await store.list().catch(() => undefined)
    if (!kept) return undefined
    const isNew = ({ key, userId }: Entry) =>
      userId === parts.userId() && !finished.has(key) && !queue.some((known) => known.key === key)
    if (kept.filter(isNew).some(({ operation }) => !queueableNamed(operation)))
      await parts.fetchOperations().catch(ignore)
    // Filter again after the await: a concurrent load may have added the same entries.
    const found = kept.filter(isNew)
    if (found.length === 0) return kept
    for (const { key } of found) onDevice.add(key)
    change(inOrderOf(kept, [...queue, ...found]))
    for (const entry of found) show(entry)
    return kept
  }

  /** @returns false if it was settled before */
  function settle(entry: Entry, outcome: Outcome<unknown>): boolean {
    if (finished.has(entry.key)) return false
    finished.add(entry.key)
    turns.forget(entry.key)
    untried.delete(entry.key)
    stored.delete(entry.key)
    onDevice.delete(entry.key)
    uploads.forget(entry.key)
    change(queue.filter(({ key }) => key !== entry.key))
    if (outcome.accepted) parts.optimistic.keep(entry.key)
    else parts.optimistic.revoke(entry.key)
    // Do not report the outcome to another user.
    if (entry.userId === parts.userId()) settling.get(entry.key)?.(outcome as Outcome<never>)
    settling.delete(entry.key)
    return true
  }

  async function attempt(entry: Entry): Promise<'done' | 'later' | 'uploading'> {
    const operation = queueableNamed(entry.operation)
    // If this version does not have the operation, keep the entry for a version that does. Others go first.
    if (!operation) {
      turns.defer(entry)
      return 'later'
    }
    untried.delete(entry.key)
    const files = operation.filesOf?.(entry.input) ?? []
    try {
      if (files.length > 0 && !uploads.areUp(entry, files)) return 'uploading'
      // What the device has kept is what this operation took.
      const answer = await operation.call(entry.input as never, optionsOf(entry, parts.clock))
      settle(entry, { accepted: true, answer })
      parts.onAccepted(entry.operation, answer)
      await store.remove(entry.key).catch(ignore)
      if (files.length > 0) parts.forgetFiles(files)
      parts.post({ what: 'accepted', key: entry.key, answer })
      return 'done'
    } catch (failure) {
      const judged = parts.judge(failure)
      // If the author has signed out, the refusal cannot be encrypted now. The retry after the next sign-in will be
      // refused again.
      if (judged.verdict !== 'refused' || entry.userId !== parts.userId()) return 'later'
      await refuse(entry, operation, judged.error)
      return 'done'
    }
  }

  async function refuse(entry: Entry, operation: AnyQueueable, error: ApiError) {
    // The user discarded it during the request.
    if (finished.has(entry.key)) return
    const { kept, again } = await parts.partsOf(operation, entry, error)
    const one = kept && toAttention(kept, error)
    if (one) await store.refuse(one).catch(ignore)
    else if (!again) await store.remove(entry.key).catch(ignore)
    if (one || !again) parts.post({ what: 'ended', key: one?.key ?? entry.key })
    if (again) await goOnWith(entry, again)
    else if (!settle(entry, { accepted: false, error })) return
    if (one) parts.onAttention(one)
    if (entry.userId !== parts.userId()) return
    if (operation.refused) operation.refused(error, entry.input)
    else parts.onRefused(error)
  }

  async function goOnWith(entry: Entry, part: Entry) {
    if (finished.has(entry.key)) return
    Object.assign(entry, part)
    change([...queue])
    parts.optimistic.revoke(entry.key)
    show(entry)
    await store.narrowed(entry).catch(ignore)
  }

  /** Another page has sent the entry or handed it back, and its message is still on the way. Sent again, a refused
   *  entry could now be accepted, and would be both recorded and handed back. */
  function wasFinishedElsewhere(entry: Entry, kept: readonly Entry[]): boolean {
    if (!onDevice.has(entry.key) || kept.some(({ key }) => key === entry.key)) return false
    settle(entry, { accepted: false, error: undefined })
    // This page does not know whether it was sent or handed back, so it reads again.
    parts.onAccepted(entry.operation, null)
    return true
  }

  const next = () => turns.next(queue.filter(({ userId }) => userId === parts.userId()))

  /** Resolves to undefined once nothing is left, not even files on their way. */
  async function nextToSend() {
    while (!next() && uploads.areRunning()) await pause.untilEnd()
    return next()
  }

  async function sendAll() {
    await load()
    for (let entry = await nextToSend(); entry; entry = await nextToSend()) {
      await stored.get(entry.key)?.catch(ignore)
      // Another page may have stored an earlier entry about the same child, or the user may have changed.
      const kept = await load()
      if (next() !== entry) continue
      if (kept && wasFinishedElsewhere(entry, kept)) continue
      const result = await attempt(entry)
      if (result === 'done') pause.reset()
      if (result !== 'later' || finished.has(entry.key)) continue
      turns.failed(entry)
      parts.onWaits()
      void store.tried(entry).catch(ignore)
      await pause.wait()
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
    // Send entries created after the last check.
    if (next()) void work()
  }

  function sendNow() {
    pause.end()
    void work()
  }

  /** Shows only the signed-in user's entries after a change of user. Entries of others stay in memory only until the
   *  device has stored them. */
  function updateUser() {
    if (person === parts.userId()) return
    person = parts.userId()
    parts.optimistic.clear()
    change(queue.filter(({ key, userId }) => userId === person || !onDevice.has(key)))
    for (const entry of queue) show(entry)
    void load().then(sendNow)
  }

  async function drop(entry: Entry) {
    const keeping = stored.get(entry.key)
    settle(entry, { accepted: false, error: undefined })
    await keeping?.catch(ignore)
    await store.remove(entry.key).catch(ignore)
    parts.post({ what: 'ended', key: entry.key })
  }

  return {
    async start() {
      person = parts.userId()
      await load()
      void work()
    },
    send(operation, input, { insteadOf, names } = {}) {
      updateUser()
      const userId = parts.userId()
      if (!userId) throw new Error('nobody is signed in')
      const filled = complete(operation.call.wire, input as Input, parts)
      const key = createId(parts)
      const orderingKeys = orderingKeysOf(filled)
      const entry: Entry = {
        key,
        userId,
        operation: operation.call.id,
        input: filled,
        orderingKeys,
        who: parts.childrenOf(orderingKeys),
        createdAt: parts.now(),
        clock: insteadOf ? insteadOf.clock : parts.clock.stamp(),
        tries: 0,
        ...(names && { names }),
      }
      const settled = new Promise<Outcome<never>>((resolve) => settling.set(key, resolve))
      const keeping = store.add(entry, insteadOf?.key)
      stored.set(key, keeping)
      keeping.then(
        () => {
          if (!finished.has(key)) onDevice.add(key)
          parts.post({ what: 'made' })
        },
        () => {
          notStored.add(key)
          parts.onNotKept()
        },
      )
      if (sending) untried.add(key)
      change([...queue, entry])
      show(entry)
      // It does not wait for the pause of an entry that could not be sent.
      sendNow()
      return { id: typeof filled.id === 'string' ? filled.id : undefined, key, settled }
    },
    cancelUnsent(key) {
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
      pause.reset()
      updateUser()
      sendNow()
    },
    waiting: () => queue,
    async isAllKept() {
      await Promise.allSettled(stored.values())
      return !queue.some(({ key }) => notStored.has(key))
    },
    receive(message: OutboxMessage) {
      if (message.what === 'decided') return
      if (message.what === 'made') {
        void load().then(sendNow)
        return
      }
      const entry = queue.find(({ key }) => key === message.key)
      if (!entry) return void finished.add(message.key)
      if (message.what === 'ended') return void settle(entry, { accepted: false, error: undefined })
      settle(entry, { accepted: true, answer: message.answer })
      parts.onAccepted(entry.operation, message.answer)
    },
  }
}
