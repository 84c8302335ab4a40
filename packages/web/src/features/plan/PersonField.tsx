import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { useDebounced } from '../../kit/timing.ts'
import { UserPicker } from '../../kit/UserPicker.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './PersonField.module.css'
import { peopleQuery } from './plan.data.ts'
import type { PlanFields } from './plan.form.ts'

interface PersonFieldProps extends Pick<PlanFields, 'who' | 'person'> {
  onWho: (who: PlanFields['who']) => void
  onPerson: (person: PlanFields['person']) => void
  error: string | undefined
}

/** Everyone, or one member of staff. */
export function PersonField({ who, person, onWho, onPerson, error }: PersonFieldProps) {
  const t = useT()
  const [isPicking, setIsPicking] = useState(false)
  const [search, setSearch] = useState('')
  const people = useInfiniteQuery({ ...peopleQuery(useDebounced(search)), enabled: isPicking })
  return (
    <div>
      <Choice
        label={t('plan.who')}
        options={[
          { value: 'everybody', label: t('plan.everybody') },
          { value: 'onePerson', label: t('plan.onePerson') },
        ]}
        value={who}
        onChange={onWho}
      />
      {who === 'onePerson' && (
        <Button
          name="person"
          className={styles.person}
          variant="default"
          fullWidth
          justify="start"
          leftSection={<IconUser size="1.25rem" aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsPicking(true)}
        >
          {person?.name ?? t('plan.choosePerson')}
        </Button>
      )}
      {error && <p className={styles.error}>{error}</p>}
      <UserPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={t('plan.choosePerson')}
        read={people}
        search={search}
        onSearch={setSearch}
        onConfirm={([chosen]) => {
          if (chosen) onPerson({ id: chosen.id, name: chosen.realName })
          setIsPicking(false)
        }}
      />
    </div>
  )
}
