import { presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import { fullName, nameMatches } from '@daybook/contract/child/child.rules.ts'
import { TextInput } from '@mantine/core'
import { IconMoodKid, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Portrait } from '../../kit/Face.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { childrenQuery } from './fields.data.ts'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** A child of the centre. Those who are here now come first. */
export function ChildField({ value, onChange, ...field }: WidgetProps<'child', string | null>) {
  const t = useT()
  const now = new Date(useNow())
  const { names, addName } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const board = useQuery(childrenQuery())
  const chosen = board.data?.children.find(({ id }) => id === value)
  const name = chosen ? fullName(chosen) : value === null ? undefined : names[value]
  return (
    <OpenerField
      {...field}
      name={name}
      placeholder={t('fields.chooseChild')}
      icon={IconMoodKid}
      onOpen={() => setIsPicking(true)}
    >
      <Sheet open={isPicking} onClose={() => setIsPicking(false)} title={field.label} tall>
        <TextInput
          type="search"
          aria-label={t('child.search')}
          placeholder={t('child.search')}
          leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Loaded read={board} skeleton="list">
          {({ children }) => {
            const isHere = (one: (typeof children)[number]) => presenceOf(one, now) === 'present'
            const found = children.filter((one) => nameMatches(one, search))
            if (found.length === 0) return <EmptyState title={t('fields.noChild')} />
            return [...found.filter(isHere), ...found.filter((one) => !isHere(one))].map((one) => (
              <Row
                key={one.id}
                as="button"
                start={<Portrait {...one} />}
                title={fullName(one)}
                detail={[one.roomName, isHere(one) && t('fields.here')].filter(Boolean).join(', ')}
                onClick={() => {
                  addName(one.id, fullName(one))
                  onChange(one.id)
                  setIsPicking(false)
                }}
              />
            ))
          }}
        </Loaded>
      </Sheet>
    </OpenerField>
  )
}
