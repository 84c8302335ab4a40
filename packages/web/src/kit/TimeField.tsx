import { Button, TextInput } from '@mantine/core'
import { useKit } from './kit.context.ts'
import styles from './TimeField.module.css'

interface TimeFieldProps {
  label: string
  /** HH:mm; undefined means the current time. */
  value: string | undefined
  onChange: (value: string | undefined) => void
  /** The time now at the centre, HH:mm. */
  nowTime: string
  error?: string
}

/** A time of today; the current time unless another is chosen. */
export function TimeField({ label, value, onChange, nowTime, error }: TimeFieldProps) {
  const { words } = useKit()
  const isNow = value === undefined
  return (
    <div className={styles.field}>
      <TextInput
        className={styles.input}
        type="time"
        label={label}
        value={value ?? nowTime}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
      <Button variant={isNow ? 'light' : 'default'} aria-pressed={isNow} onClick={() => onChange(undefined)}>
        {words('now')}
      </Button>
    </div>
  )
}
