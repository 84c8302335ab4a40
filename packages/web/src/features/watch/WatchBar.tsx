import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from '../../kit/store.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { AlarmBar } from '../../platform/screens/AlarmBar.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { roomMarks } from '../room/index.ts'
import { lookMinutes } from './LookRow.tsx'
import { type LookOf, type ShownWatch, shownOnPage, useLooks } from './watch.kind.ts'

// Lazy, because several looks in several rooms are seldom due at once.
const LooksSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./LooksSheet.tsx'))).LooksSheet,
}))

/** The alarm of all watches in the head of every screen: one look that is due, or how many, the longest over first. */
export function WatchBar({ watches }: { watches: readonly ShownWatch[] }) {
  const t = useT()
  const due = (useLooks(watches) ?? []).filter(({ over }) => over >= 0)
  const shown = useStore(shownOnPage)
  const [isOpen, setIsOpen] = useState(false)
  useRoomMarks(due)
  const elsewhere = due.filter(({ shownAs, isMine }) => isMine && !shown.has(shownAs))
  const [first] = elsewhere
  return (
    <>
      {first && (
        <AlarmBar
          call={callWords(t, elsewhere)}
          words={doWords(t, elsewhere)}
          over={lookMinutes(t, first)}
          leadsTo={elsewhere.length === 1 ? first.to() : (oneBoard(elsewhere) ?? (() => setIsOpen(true)))}
        />
      )}
      <Suspense>{isOpen && <LooksSheet open looks={elsewhere} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

function callWords(t: Translate, looks: readonly LookOf[]): string {
  const byWatch = Map.groupBy(looks, ({ watch }) => watch)
  return [...byWatch]
    .map(([{ words }, own]) => words.call(t, own.map(({ name }) => name).join(t('care.comma'))))
    .join(' ')
}

function doWords(t: Translate, looks: readonly LookOf[]): string {
  const [first] = looks
  if (!first) return ''
  const { words } = first.watch
  if (looks.length === 1) return words.one(t, first.name)
  const isOneWatch = looks.every(({ watch }) => watch === first.watch)
  return isOneWatch ? words.several(t, looks.length) : t('watch.severalDue', { count: looks.length })
}

/** The board that shows them all, the longest over first; undefined when they are on several. */
function oneBoard([first, ...others]: readonly LookOf[]) {
  const place = first?.toAll()
  return others.every((look) => look.toAll() === place) ? place : undefined
}

/** Marks the chips of the rooms where a look is due. */
function useRoomMarks(due: readonly LookOf[]): void {
  const t = useT()
  const marks = due.flatMap(({ room, watch }) => {
    const mark = watch.words.mark?.(t)
    return mark ? [[room.code, mark] as const] : []
  })
  const said = JSON.stringify(marks)
  useEffect(() => roomMarks.set(new Map<string, string>(JSON.parse(said))), [said])
}
