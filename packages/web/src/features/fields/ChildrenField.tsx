import { fullName, nameMatches } from '@daybook/contract/child/child.rules.ts'
import { Button } from '@mantine/core'
import { IconMoodKid } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { childrenQuery, roomsQuery } from './fields.data.ts'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** Several children of the centre, found by room and name. */
export function ChildrenField({ value, onChange, ...field }: WidgetProps<'children', string[]>) {
  const t = useT()
  const { names, addName } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const [room, setRoom] = useState('')
  const board = useQuery(childrenQuery())
  const rooms = useQuery(roomsQuery()).data ?? []
  const nameOf = (id: string) => {
    const child = board.data?.children.find((one) => one.id === id)
    return child ? fullName(child) : (names[id] ?? '')
  }
  return (
    <OpenerField
      {...field}
      name={value.map(nameOf).join(t('fields.comma')) || undefined}
      placeholder={t('fields.chooseChildren')}
      icon={IconMoodKid}
      onOpen={() => setIsPicking(true)}
    >
      <Sheet
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={field.label}
        tall
        actions={
          <Button onClick={() => setIsPicking(false)}>
            {t('fields.chosenChildren', { count: value.length })}
          </Button>
        }
      >
        <SearchText label={t('child.search')} text={search} onChange={setSearch} />
        <Chips
          label={t('fields.room')}
          chips={[
            { value: '', label: t('fields.allRooms') },
            ...rooms.map(({ name }) => ({ value: name, label: name })),
          ]}
          value={room}
          onChange={setRoom}
        />
        <Loaded read={board} skeleton="list">
          {({ children }) => {
            const found = children.filter(
              (one) => nameMatches(one, search) && (room === '' || one.roomName === room),
            )
            if (found.length === 0) return <EmptyState title={t('fields.noChild')} />
            return found.map((one) => (
              <TickRow
                key={one.id}
                title={fullName(one)}
                detail={one.roomName}
                isTicked={value.includes(one.id)}
                onChange={(isTicked) => {
                  addName(one.id, fullName(one))
                  onChange(isTicked ? [...value, one.id] : value.filter((id) => id !== one.id))
                }}
              />
            ))
          }}
        </Loaded>
      </Sheet>
    </OpenerField>
  )
}
