import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import styles from './TimesField.module.css'

interface TimesFieldProps {
  /** HH:mm, or empty while it is not filled in. */
  value: readonly string[]
  onChange: (times: string[]) => void
  error: string | undefined
}

/** As many as a day of rounds can have (the plan's limit). */
const most = 24

export function TimesField({ value, onChange, error }: TimesFieldProps) {
  const t = useT()
  return (
    <FieldGroup label={t('plan.times')} error={error}>
      <ul className={styles.times}>
        {value.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other identity than its place
          <li key={index} className={styles.time}>
            <TextInput
              type="time"
              name={index === 0 ? 'times' : undefined}
              aria-label={t('plan.timeNumber', { number: index + 1 })}
              value={time}
              onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
            />
            <ActionIcon
              aria-label={time ? t('plan.removeTime', { time: clockWords(time) }) : t('plan.removeEmptyTime')}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <IconX size="1.25rem" aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {value.length < most && (
        <Button
          variant="light"
          leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
          onClick={() => onChange([...value, ''])}
        >
          {t('plan.addTime')}
        </Button>
      )}
    </FieldGroup>
  )
}
