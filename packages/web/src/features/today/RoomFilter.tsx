import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { roomsQuery } from '../room/index.ts'

interface RoomFilterProps {
  /** Empty for all rooms. */
  codes: readonly string[]
  onChange: (codes: readonly string[]) => void
}

/** Chooses the rooms that the home screen shows, one or several. */
export function RoomFilter({ codes, onChange }: RoomFilterProps) {
  const t = useT()
  const rooms = useQuery(roomsQuery()).data ?? []
  const toggle = (code: string) => {
    if (code === '') return onChange([])
    const chosen = codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code]
    onChange(chosen.length === rooms.length ? [] : chosen)
  }
  return (
    <Box mih="3.5rem">
      <Chips
        label={t('room.rooms')}
        chips={[
          { value: '', label: t('room.all') },
          ...rooms.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        value={codes.length === 0 ? [''] : codes}
        onChange={toggle}
      />
    </Box>
  )
}
