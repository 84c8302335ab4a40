import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './ChoiceField.module.css'

interface ChoiceFieldProps<V extends string> {
  label: string
  options: readonly { value: V; label: string; icon?: ReactNode }[]
  value: V | undefined
  onChange: (value: V) => void
}

/** One of two to four, all of them in view: a line of buttons that are radio buttons underneath. */
export function ChoiceField<V extends string>({ label, options, value, onChange }: ChoiceFieldProps<V>) {
  const name = useId()
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
