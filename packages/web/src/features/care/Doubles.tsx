import { useEffect } from 'react'
import { useStore } from '../../kit/store.ts'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send, waiting } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { Desk } from './care.board.ts'
import { doublesOf } from './care.doubles.ts'
import { whoWords } from './care.words.ts'

/** The entries of which somebody has been told. */
const told = new Set<string>()

/** Says once that somebody else had recorded the same, with a way to undo one's own. */
export function Doubles({ desk: { kind, board, timeZone } }: { desk: Desk }) {
  const t = useT()
  const personId = useSession().userInfo?.user_id
  const unsent = useStore(waiting)
  useEffect(() => {
    if (personId === undefined) return
    const isSent = (id: string) => !unsent.some(({ orderingKeys }) => orderingKeys.includes(id))
    const found = doublesOf(board.children, personId, isSent).filter(({ own }) => !told.has(own.id))
    const [first] = found
    if (!first) return
    for (const { own } of found) told.add(own.id)
    const ids = found.map(({ own }) => own.id).join()
    const who = whoWords(
      t,
      found.map(({ child }) => child),
      board.children,
    )
    const { name } = first.other.recordedBy
    const words = t('care.alsoRecorded', { name, who, time: clockAt(first.other.occurredAt, timeZone) })
    showToast(words, { undo: () => send(kind.remove, { ids }) })
  }, [t, kind, board, timeZone, personId, unsent])
  return null
}
