// The outbox of this page.

import { createStore } from '../../kit/store.ts'
import type { Call } from '../api/client.ts'
import { errorWords } from '../api/error.words.ts'
import type { Input } from '../api/wire.ts'
import { openDevice } from '../device/device.ts'
import { askToKeep } from '../device/kept.ts'
import { t } from '../i18n/language.ts'
import { receiveAnswer } from '../live/receive.ts'
import { notify } from '../notice.ts'
import { queryClient } from '../query/query.client.ts'
import { session } from '../session/current.ts'
import { readStamp, serverNow, stampClock } from '../time/server.now.ts'
import { type Attention, attention } from './attention.ts'
import { findChildren } from './entry.children.ts'
import { deviceStore } from './entry.store.ts'
import { createId, type Entry } from './entry.ts'
import { judgeOf } from './judge.ts'
import type { OutboxMessage, SendMore, Sent, Unsent } from './outbox.parts.ts'
import { createOutbox } from './outbox.ts'
import { type Queueable, queueableNamed } from './queueable.ts'
import { optimistic } from './shown.ts'

const idSource = {
  now: serverNow,
  random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
}

/** Entries waiting to be sent. A screen has to filter them by the signed-in user: entries of other users that the
 *  device could not store are in this list too. */
export const waiting = createStore<readonly Entry[]>([])

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('daybook-outbox') : undefined
const store = deviceStore(openDevice(), session.outboxKey)
let fetchOperations: () => Promise<void> = async () => undefined

const outbox = createOutbox({
  ...idSource,
  store,
  optimistic,
  childrenOf: (orderingKeys) =>
    findChildren(
      queryClient.getQueriesData({}).map(([, data]) => data),
      orderingKeys,
    ),
  userId: () => (session.get().isLogin ? session.get().userInfo?.user_id : undefined),
  clock: { stamp: stampClock, readStamp },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  // Without locks every page sends. The server accepts each key only once.
  exclusive: (work) => ('locks' in navigator ? navigator.locks.request('daybook-outbox', work) : work()),
  post,
  fetchOperations: () => fetchOperations(),
  async uploadFiles(ids, userId) {
    const { uploadAll } = await import('../files/uploads.ts')
    await uploadAll(ids, userId)
  },
  forgetFiles: (ids) => void import('../files/local.files.ts').then(({ dropFiles }) => dropFiles(ids)),
  judge: judgeOf,
  async partsOf(operation, entry, error) {
    const loaded = await import('./refused.parts.ts').catch(() => undefined)
    return loaded?.partsOf(operation, entry, error, idSource) ?? { kept: entry }
  },
  onRefused: (error) => notify(errorWords(error)),
  onAttention: (entry) => attention.set([...withoutKey(entry.key), entry]),
  onAccepted: receiveAnswer,
  onWaits: () => void askToKeep(),
  onNotKept: () => notify(t('api.notKept')),
  onChange: waiting.set,
})

export const { send, cancelUnsent, discard, wake, isAllKept } = outbox

/** Sends an operation of a feature that this one must not import. */
export async function sendCall<In, Out>(
  { id }: Call<In, Out>,
  input: Unsent<In>,
): Promise<Sent<Out> | undefined> {
  if (!queueableNamed(id)) await fetchOperations()
  const known = queueableNamed(id)
  // The operation of this id is the one that `input` is of.
  return known && (send<never, unknown>(known, input as never) as Sent<Out>)
}

const withoutKey = (key: string) => attention.get().filter((entry) => entry.key !== key)

function post(message: OutboxMessage): void {
  others?.postMessage(message)
}

async function readAttention(): Promise<void> {
  // If the device fails, keep showing what is there.
  const refused = await store.refused().catch(() => undefined)
  if (refused) attention.set(refused)
}

/** Sends what was typed into a form. @param insteadOf the refused entry that it corrects */
export function sendForm<In, Out>(
  operation: Queueable<In, Out>,
  input: Unsent<In>,
  more: Pick<SendMore, 'insteadOf' | 'names'>,
): Sent<Out> {
  const sent = send(operation, input, more)
  if (more.insteadOf) attention.set(withoutKey(more.insteadOf.key))
  return sent
}

/** Sends a refused entry again with a new key and the same record ids.
 *  @param changes fields that the user has corrected */
export async function sendAgain(entry: Attention, changes: Input = {}): Promise<void> {
  const { key, operation, input, names } = entry
  await fetchOperations()
  const known = queueableNamed(operation)
  if (!known) return
  // A time that the user has just corrected is taken from the clock as it is now.
  const clock = 'occurredAt' in changes || 'records' in changes ? stampClock() : entry.clock
  // What the device has kept is what this operation took.
  send<never, unknown>(known, { ...input, ...changes } as never, { insteadOf: { key, clock }, names })
  attention.set(withoutKey(key))
}

/** Removes a refused entry once the user has decided about it. */
export async function removeRefused(key: string): Promise<void> {
  attention.set(withoutKey(key))
  await store.decided(key)
  post({ what: 'decided' })
}

/** An id for a record nested in an input, for example in a list of children. */
export const newId = (): string => createId(idSource)

/** @param operations loads every queueable operation, for entries left by an earlier page */
export function startOutbox(operations: () => Promise<void>): void {
  fetchOperations = operations
  if (others)
    others.onmessage = ({ data }: MessageEvent<OutboxMessage>) => {
      outbox.receive(data)
      if (data.what !== 'accepted') void readAttention()
    }
  void readAttention()
  void outbox.start()
  addEventListener('online', outbox.wake)
  let userId = session.get().userInfo?.user_id
  session.subscribe(() => {
    outbox.wake()
    if (userId === session.get().userInfo?.user_id) return
    userId = session.get().userInfo?.user_id
    attention.set([])
    void readAttention()
  })
}
