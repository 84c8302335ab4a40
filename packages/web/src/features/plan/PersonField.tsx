import { Button } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { StaffPicker } from '../../platform/people/StaffPicker.tsx'
import styles from './PersonField.module.css'
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
      <StaffPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={t('plan.choosePerson')}
        onConfirm={([chosen]) => {
          if (chosen) onPerson({ id: chosen.id, name: chosen.realName })
        }}
      />
    </div>
  )
}
