// The outbox of this page.

import { createStore } from '../../kit/store.ts'
import { ApiError } from '../api/api.error.ts'
import { errorWords } from '../api/error.words.ts'
import type { Input } from '../api/wire.ts'
import { openDevice } from '../device/device.ts'
import { t } from '../i18n/language.ts'
import { receiveAnswer } from '../live/receive.ts'
import { notify } from '../notice.ts'
import { queryClient } from '../query/query.client.ts'
import { session } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'
import { type Attention, attention } from './attention.ts'
import { deviceStore } from './entry.store.ts'
import { type Entry, mintId } from './entry.ts'
import { whomIn } from './entry.whom.ts'
import type { News } from './outbox.parts.ts'
import { createOutbox } from './outbox.ts'
import { queueableNamed } from './queueable.ts'
import { optimistic } from './shown.ts'

const mint = {
  now: serverNow,
  random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
}

/** What waits to be sent. Who shows it picks the signed-in person's: what the device could not keep of others is here
 *  too. */
export const waiting = createStore<readonly Entry[]>([])

const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('daybook-outbox') : undefined
const store = deviceStore(openDevice(), session.outboxKey)
let fetchOperations: () => Promise<void> = async () => undefined

const outbox = createOutbox({
  ...mint,
  store,
  optimistic,
  whom: (orderingKeys) =>
    whomIn(
      queryClient.getQueriesData({}).map(([, data]) => data),
      orderingKeys,
    ),
  userId: () => (session.get().isLogin ? session.get().userInfo?.user_id : undefined),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  // Without locks every page sends; the server takes each key once.
  exclusive: (work) => ('locks' in navigator ? navigator.locks.request('daybook-outbox', work) : work()),
  tell,
  fetchOperations: () => fetchOperations(),
  judge: (error) => {
    if (!(error instanceof ApiError) || error.isPassing) return { verdict: 'passing' }
    return error.status === 401 ? { verdict: 'signedOut' } : { verdict: 'refused', error }
  },
  onRefused: (error) => notify(errorWords(error)),
  onAttention: (one) => attention.set([...withoutKey(one.key), one]),
  onAccepted: receiveAnswer,
  onNotKept: () => notify(t('api.notKept')),
  onChange: waiting.set,
})

export const { send, takeBack, discard, wake, isAllKept } = outbox

const withoutKey = (key: string) => attention.get().filter((one) => one.key !== key)

function tell(news: News): void {
  others?.postMessage(news)
}

async function readAttention(): Promise<void> {
  // What is shown already stays, should the device not answer.
  const refused = await store.refused().catch(() => undefined)
  if (refused) attention.set(refused)
}

/** What the server refused, once more: under a new key, with the ids that its records have.
 *  @param changes what the person now says otherwise */
export async function sendAgain({ key, operation, input }: Attention, changes: Input = {}): Promise<void> {
  await fetchOperations()
  const known = queueableNamed(operation)
  if (!known) return
  send(known, { ...input, ...changes } as never, key)
  attention.set(withoutKey(key))
}

/** Its person has decided about it. */
export async function attendedTo(key: string): Promise<void> {
  attention.set(withoutKey(key))
  await store.decided(key)
  tell({ what: 'decided' })
}

/** An id for a record that stands inside an input, as in a list of children. */
export const newId = (): string => mintId(mint)

/** @param operations loads every operation that may wait, for entries that an earlier page left */
export function startOutbox(operations: () => Promise<void>): void {
  fetchOperations = operations
  if (others)
    others.onmessage = ({ data }: MessageEvent<News>) => {
      outbox.hear(data)
      if (data.what !== 'accepted') void readAttention()
    }
  void readAttention()
  void outbox.start()
  addEventListener('online', outbox.wake)
  let person = session.get().userInfo?.user_id
  session.subscribe(() => {
    outbox.wake()
    if (person === session.get().userInfo?.user_id) return
    person = session.get().userInfo?.user_id
    attention.set([])
    void readAttention()
  })
}
