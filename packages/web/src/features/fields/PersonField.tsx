import { Button, Input } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/timing.ts'
import { UserPicker } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { peopleQuery } from './fields.data.ts'
import { useRecordForm } from './form.context.ts'
import type { WidgetProps } from './widget.props.ts'

/** A member of staff, found by name. */
export function PersonField({ path, label, value, error, onChange }: WidgetProps<'person', string | null>) {
  const t = useT()
  const { names, addName } = useRecordForm()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const people = useInfiniteQuery({ ...peopleQuery(useDebounced(search)), enabled: isPicking })
  const name = value === null ? undefined : names[value]
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      <Button
        name={path}
        variant="default"
        fullWidth
        justify="start"
        leftSection={<IconUser size="1.25rem" aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-label={`${label}: ${name ?? t('fields.choosePerson')}`}
        onClick={() => setIsPicking(true)}
      >
        {name ?? t('fields.choosePerson')}
      </Button>
      <UserPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={label}
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
    </Input.Wrapper>
  )
}
