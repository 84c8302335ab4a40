import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import styles from './TimesField.module.css'
import type { WidgetProps } from './widget.props.ts'

/** Times of day. One that is not filled in yet is empty. */
export function TimesField({
  field,
  path,
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'times', string[]>) {
  const t = useT()
  return (
    <FieldGroup label={label} required={required} error={error}>
      <ul className={styles.times}>
        {value.map((time, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time has no other identity than its place
          <li key={index} className={styles.time}>
            <TextInput
              type="time"
              name={path}
              aria-label={t('fields.timeNumber', { number: index + 1 })}
              value={time}
              onChange={(event) => onChange(value.with(index, event.currentTarget.value))}
            />
            <ActionIcon
              aria-label={
                time ? t('fields.removeTime', { time: clockWords(time) }) : t('fields.removeEmptyTime')
              }
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <IconX size="1.25rem" aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {value.length < field.most && (
        <Button
          name={path}
          variant="light"
          leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
          onClick={() => onChange([...value, ''])}
        >
          {t('fields.addTime')}
        </Button>
      )}
    </FieldGroup>
  )
}
