import { TextInput, type TextInputProps } from '@mantine/core'
import styles from './DateField.module.css'

interface DateFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** YYYY-MM-DD, or empty. */
  value: string
  /** The day as the centre writes it. The browser would write it as the device's country does. */
  words: string
  min?: string
  max?: string
  /** Not called while the field is incomplete. */
  onChange: (day: string) => void
}

/** A day, shown in words. The browser's own format shows only while the day is typed with a keyboard. */
export function DateField({ value, words, onChange, className, ...rest }: DateFieldProps) {
  return (
    <TextInput
      {...rest}
      type="date"
      value={value}
      onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
      className={className ?? ''}
      classNames={{ input: styles.input ?? '' }}
      data-empty={value === '' || undefined}
      inputContainer={(input) => (
        <div className={styles.container}>
          {input}
          <span className={styles.words} aria-hidden="true">
            {value && words}
          </span>
        </div>
      )}
    />
  )
}
