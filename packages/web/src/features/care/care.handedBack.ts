// Entries that the server refused, until the person has decided what becomes of them. Nothing is dropped in silence:
// where no board of the kind is open, words say so, and the entry waits for the next time one is.
import { useEffect } from 'react'
import type { ApiError } from '../../platform/api/api.error.ts'
import { t } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import { session, useSession } from '../../platform/session/current.ts'
import { createStore, useStore } from '../../platform/store.ts'
import type { RecordInput } from './care.effects.ts'

export interface HandedBack {
  kind: string
  error: ApiError
  input: RecordInput
}

interface Kept extends HandedBack {
  userId: string | undefined
}

const kept = createStore<readonly Kept[]>([])
const openBoards = new Set<string>()

export function handBack(refused: HandedBack): void {
  kept.set([...kept.get(), { ...refused, userId: session.get().userInfo?.user_id }])
  if (!openBoards.has(refused.kind)) notify(t('care.notRecorded'))
}

/** The first entry of this kind that waits for the signed-in person, and how to be done with it. */
export function useHandedBack(kind: string): { refused: HandedBack | undefined; done: () => void } {
  const userId = useSession().userInfo?.user_id
  const refused = useStore(kept).find((one) => one.kind === kind && one.userId === userId)
  useEffect(() => {
    openBoards.add(kind)
    return () => void openBoards.delete(kind)
  }, [kind])
  return { refused, done: () => kept.set(kept.get().filter((one) => one !== refused)) }
}
