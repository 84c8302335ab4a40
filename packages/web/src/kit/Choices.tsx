import { checkboxMaximum } from '@daybook/contract/kernel/constants.ts'
import styles from './Choice.module.css'
import { FieldGroup } from './FieldGroup.tsx'
import { useKit } from './kit.context.ts'

interface ChoicesProps<V extends string> {
  label: string
  required?: boolean | undefined
  options: readonly { value: V; label: string; disabled?: boolean | undefined }[]
  value: readonly V[]
  onChange: (value: V[]) => void
  /** Name of the field in its form. */
  name: string
  error?: string | undefined
  /** How many may be chosen; 999 when left out. Reaching it is said. */
  most?: number | undefined
}

/** Chooses any number of a few, all visible and each large enough for a thumb. */
export function Choices<V extends string>(props: ChoicesProps<V>) {
  const { label, required, options, value, onChange, name, error, most = checkboxMaximum } = props
  const { words } = useKit()
  const isFull = value.length >= most
  const toggle = (one: V) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <FieldGroup label={label} required={required} error={error}>
      <div className={styles.choice}>
        <div className={styles.options} data-many={options.length > 5 || undefined}>
          {options.map((option) => (
            <label key={option.value} className={styles.option}>
              <input
                type="checkbox"
                className={styles.radio}
                name={name}
                checked={value.includes(option.value)}
                disabled={option.disabled || (isFull && !value.includes(option.value))}
                onChange={() => toggle(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
        <p role="status" className={styles.limit}>
          {isFull && words('upTo', { count: most })}
        </p>
      </div>
    </FieldGroup>
  )
}
