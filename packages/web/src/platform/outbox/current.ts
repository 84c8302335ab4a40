// The outbox of this page.
import { ApiError } from '../api/api.error.ts'
import { errorWords } from '../api/error.words.ts'
import { notify } from '../notice.ts'
import { queryClient } from '../query/query.client.ts'
import { invalidate } from '../query/query.ts'
import { session } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'
import { effectsOn } from './effects.ts'
import { mintId } from './entry.ts'
import { createOutbox, memoryStore } from './outbox.ts'

const mint = {
  now: serverNow,
  random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
}

const outbox = createOutbox({
  ...mint,
  store: memoryStore(),
  effects: effectsOn(queryClient),
  userId: () => (session.get().isLogin ? session.get().userInfo?.user_id : undefined),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  judge: (error) => {
    if (!(error instanceof ApiError) || error.isPassing) return { verdict: 'passing' }
    return error.status === 401 ? { verdict: 'signedOut' } : { verdict: 'refused', error }
  },
  onRefused: (error) => notify(errorWords(error)),
  onAccepted: (refresh) => void invalidate(...refresh),
})

export const { send, takeBack } = outbox

/** An id for a record that stands inside an input, as in a list of children. */
export const newId = (): string => mintId(mint)

export function startOutbox(): void {
  void outbox.start()
  addEventListener('online', outbox.wake)
  session.subscribe(outbox.wake)
}
