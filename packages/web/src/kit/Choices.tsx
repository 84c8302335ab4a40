import { useId } from 'react'
import styles from './Choice.module.css'

interface ChoicesProps<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  value: readonly V[]
  onChange: (value: V[]) => void
  /** Name of the field in its form. */
  name: string
  error?: string | undefined
}

/** Chooses any number of a few, all visible and each large enough for a thumb. */
export function Choices<V extends string>({ label, options, value, onChange, name, error }: ChoicesProps<V>) {
  const id = useId()
  const toggle = (one: V) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.options} data-many={options.length > 5 || undefined}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="checkbox"
              className={styles.radio}
              name={name}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
