import { IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/timing.ts'
import { UserPicker } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { peopleQuery } from './fields.data.ts'
import { useRecordForm } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** A member of staff, found by name. */
export function PersonField({ value, onChange, ...field }: WidgetProps<'person', string | null>) {
  const t = useT()
  const { names, addName } = useRecordForm()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const people = useInfiniteQuery({ ...peopleQuery(useDebounced(search)), enabled: isPicking })
  const name = value === null ? undefined : names[value]
  return (
    <OpenerField
      {...field}
      name={name}
      placeholder={t('fields.choosePerson')}
      icon={IconUser}
      onOpen={() => setIsPicking(true)}
    >
      <UserPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={field.label}
        read={people}
        search={search}
        onSearch={setSearch}
        onConfirm={([chosen]) => {
          if (chosen) {
            addName(chosen.id, chosen.realName)
            onChange(chosen.id)
          }
          setIsPicking(false)
        }}
      />
    </OpenerField>
  )
}
