// Drafts of forms: what somebody has typed and not sent yet. They survive a closed app. Like unsent entries they are
// encrypted with their author's key, which the device forgets at sign-out (docs/decisions/020). Without a key or a
// database nothing is kept.
import { openDevice } from '../device/device.ts'
import { whileUnderWay } from '../idle.ts'
import { session } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'

export interface Draft<T> {
  /** Milliseconds since the epoch. */
  at: number
  content: T
}

interface StoredDraft extends Draft<unknown> {
  key: string
  userId: string
}

/** The row and secret of the signed-in user's draft with this name. */
function ownDraft(name: string) {
  const userId = session.get().userInfo?.user_id
  const secret = userId && session.outboxKey(userId)
  return userId && secret ? { userId, secret, key: `${userId} ${name}` } : undefined
}

export async function readDraft<T>(name: string): Promise<Draft<T> | undefined> {
  const own = ownDraft(name)
  const row = own && (await (await openDevice())?.drafts.get(own.key).catch(() => undefined))
  if (!own || !row) return undefined
  const { unseal } = await import('./seal.ts')
  // It was written under the same name, so it has this type.
  return unseal<StoredDraft>(own.secret, row) as Draft<T> | undefined
}

export function keepDraft(name: string, content: unknown): Promise<void> {
  const own = ownDraft(name)
  return own ? whileUnderWay(() => store(own, content)) : Promise.resolve()
}

async function store(own: NonNullable<ReturnType<typeof ownDraft>>, content: unknown): Promise<void> {
  const { key, userId, secret } = own
  const draft: StoredDraft = { key, userId, at: serverNow(), content }
  try {
    const { seal } = await import('./seal.ts')
    await (await openDevice())?.drafts.put(seal(secret, draft))
  } catch {
    // The device is full. What is typed stays in the form.
  }
}

export async function dropDraft(name: string): Promise<void> {
  const own = ownDraft(name)
  if (own) await (await openDevice())?.drafts.delete(own.key).catch(() => undefined)
}
