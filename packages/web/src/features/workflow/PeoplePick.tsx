import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { PickedUser } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { StaffPicker } from '../../platform/people/StaffPicker.tsx'
import { OpenerField } from '../fields/index.ts'

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
      <StaffPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={label}
        multiple={multiple}
        onConfirm={onChange}
      />
    </OpenerField>
  )
}
