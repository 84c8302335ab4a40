// What starts after the first screen, because nothing on it waits for it.
import { keepFocus } from '../kit/focus.keep.ts'
import { startOutbox } from '../platform/outbox/current.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { session } from '../platform/session/current.ts'
import { deviceStorage, pushesKey, readJson } from '../platform/storage.ts'
import { followOtherTabs } from './other.tabs.ts'
import { loadOperations } from './outbox.operations.ts'
import { whenIdleFor } from './prefetch.ts'

export function startLater(): void {
  followOtherTabs()
  // Nothing is sent before a user is signed in.
  startOutbox(() => loadInTheEnd(async () => void (await loadOperations())))
  keepFocus()
  whenIdleFor(() => withPushes((pushes) => pushes.renewPush()))
  clearOnUserChange()
  // A page may have been closed between sign-out and the deletion of its stored reads.
  forgetOldReads()
}

/** In every tab. */
function clearOnUserChange(): void {
  let last = session.get().userInfo?.user_id
  session.subscribe(() => {
    const before = last
    last = session.get().userInfo?.user_id
    if (before === last) return
    forgetOldReads()
    if (before) withPushes((pushes) => pushes.leavePushes(before))
  })
}

/** From the device. */
function forgetOldReads(): void {
  import('../platform/query/stored.reads.ts').then((loaded) => loaded.forgetOldReads()).catch(() => undefined)
}

/** Fetched only where somebody has turned pushes on. */
function withPushes(work: (pushes: typeof import('../features/notification/kept.push.ts')) => unknown): void {
  if (readJson(deviceStorage(), pushesKey) === undefined) return
  void loadInTheEnd(() => import('../features/notification/kept.push.ts'))
    .then(work)
    .catch(() => undefined)
}
