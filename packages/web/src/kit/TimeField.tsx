import { Button, Group, TextInput } from '@mantine/core'
import { useKit } from './kit.context.ts'

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
    <Group align="end" gap="0.75rem">
      <TextInput
        flex={1}
        maw="12rem"
        type="time"
        label={label}
        value={value ?? nowTime}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value || undefined)}
      />
      <Button variant={isNow ? 'light' : 'default'} aria-pressed={isNow} onClick={() => onChange(undefined)}>
        {words('now')}
      </Button>
    </Group>
  )
}
