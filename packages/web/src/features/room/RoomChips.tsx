import { Chips } from '../../kit/Chips.tsx'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { roomMarks } from './room.data.ts'

interface RoomChipsProps {
  rooms: readonly { code: string; name: string; count?: number }[]
  /** Adds the option for all rooms, with the empty code. */
  all?: { count?: number }
  value: string
  onChange: (code: string) => void
}

export function RoomChips({ rooms, all, value, onChange }: RoomChipsProps) {
  const t = useT()
  const marks = useStore(roomMarks)
  const chips = rooms.map(({ code, name, count }) => ({
    value: code,
    label: name,
    count,
    mark: marks.get(code),
  }))
  if (all) chips.unshift({ value: '', label: t('room.all'), count: all.count, mark: undefined })
  return <Chips label={t('room.rooms')} chips={chips} value={value} onChange={onChange} />
}
