import { IconUsers } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/timing.ts'
import { type PickedUser, UserPicker } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { OpenerField, peopleQuery } from '../fields/index.ts'

interface PeoplePickProps {
  /** Its name in the form, where there are two. */
  path?: string
  label: string
  error?: string | undefined
  multiple?: boolean
  people: readonly PickedUser[]
  onChange: (people: PickedUser[]) => void
}

/** One or several members of staff, who are copied in or get a task. */
export function PeoplePick({
  path = 'people',
  label,
  multiple = false,
  people,
  onChange,
  error,
}: PeoplePickProps) {
  const t = useT()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const read = useInfiniteQuery({ ...peopleQuery(useDebounced(search)), enabled: isPicking })
  return (
    <OpenerField
      path={path}
      label={label}
      error={error}
      name={people.map(({ realName }) => realName).join(t('fields.comma')) || undefined}
      placeholder={t(multiple ? 'workflow.copyToNobody' : 'workflow.choosePerson')}
      icon={IconUsers}
      onOpen={() => setIsPicking(true)}
    >
      <UserPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={label}
        read={read}
        search={search}
        onSearch={setSearch}
        multiple={multiple}
        onConfirm={(picked) => {
          onChange(picked)
          setIsPicking(false)
        }}
      />
    </OpenerField>
  )
}
