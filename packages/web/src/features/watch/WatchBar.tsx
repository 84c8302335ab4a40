import { useEffect } from 'react'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { AlarmBar } from '../../platform/screens/AlarmBar.tsx'
import { roomMarks } from '../room/index.ts'
import { type DueLook, type ShownWatch, shownOnPage, useDueLooks } from './watch.kind.ts'

/** The red bar about looks that are due, on every screen: one, or how many. */
export function WatchBar({ watch }: { watch: ShownWatch }) {
  const t = useT()
  const { words } = watch
  const due = useDueLooks(watch)
  const shown = useStore(shownOnPage)
  useRoomMarks(due, words.mark?.(t))
  const elsewhere = due.filter(({ shownAs, isMine }) => isMine && !shown.has(shownAs))
  const [first] = elsewhere
  if (!first) return null
  const { name, over: minutes } = first
  const count = elsewhere.length
  const who = elsewhere.map((look) => look.name).join(t('care.comma'))
  return (
    <AlarmBar call={words.call(t, who)} to={count === 1 ? first.to() : first.toAll()}>
      {count === 1 ? words.one(t, { name, minutes }) : words.several(t, { count, minutes })}
    </AlarmBar>
  )
}

/** Marks the chips of the rooms where a look is due. */
function useRoomMarks(due: readonly DueLook[], mark: string | undefined): void {
  const rooms = [...new Set(due.map(({ room }) => room.code))].join(' ')
  useEffect(() => {
    if (mark) roomMarks.set(new Map(rooms === '' ? [] : rooms.split(' ').map((code) => [code, mark])))
  }, [rooms, mark])
}
