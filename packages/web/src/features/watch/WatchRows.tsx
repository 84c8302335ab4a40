import { useT } from '../../platform/i18n/language.ts'
import { AlarmRows } from '../../platform/screens/AlarmRows.tsx'
import { type ShownWatch, useDueLooks } from './watch.kind.ts'

/** More would fill the screen. */
const most = 3

/** On home: the looks that are longest due, and how many more there are. */
export function WatchRows({ watch }: { watch: ShownWatch }) {
  const t = useT()
  const { words } = watch
  const due = useDueLooks(watch).filter(({ isMine }) => isMine)
  const rows = due.slice(0, most).map(({ id, to, name, room, over }) => ({
    id,
    to: to(),
    words: words.one(t, { name, minutes: 0 }),
    room: room.name,
    over: over === 0 ? t('watch.dueNow') : t('watch.minutesOver', { minutes: over }),
  }))
  const left = due.slice(most)
  const [next] = left
  const more = next && { to: next.toAll(), words: t('watch.moreDue', { count: left.length }) }
  return <AlarmRows title={words.title(t)} rows={rows} more={more} />
}
