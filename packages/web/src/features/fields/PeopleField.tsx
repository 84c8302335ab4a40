import { IconUsers } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/timing.ts'
import { UserPicker } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { peopleQuery } from './fields.data.ts'
import { useRecordForm } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** Several members of staff, found by name. */
export function PeopleField({ value, onChange, ...field }: WidgetProps<'people', string[]>) {
  const t = useT()
  const { names, addName } = useRecordForm()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const people = useInfiniteQuery({ ...peopleQuery(useDebounced(search)), enabled: isPicking })
  const chosen = value.map((id) => names[id] ?? '').join(t('fields.comma'))
  return (
    <OpenerField
      {...field}
      name={chosen || undefined}
      placeholder={t('fields.choosePeople')}
      icon={IconUsers}
      onOpen={() => setIsPicking(true)}
    >
      <UserPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={field.label}
        read={people}
        search={search}
        onSearch={setSearch}
        multiple
        onConfirm={(picked) => {
          for (const { id, realName } of picked) addName(id, realName)
          onChange(picked.map(({ id }) => id))
          setIsPicking(false)
        }}
      />
    </OpenerField>
  )
}
