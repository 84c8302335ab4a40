import { type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { FieldGroup } from './FieldGroup.tsx'

interface Option<V extends string> {
  value: V
  label: string
  icon?: ReactNode
  /** Red when chosen, because it needs action. */
  alarming?: boolean
}

interface ChoiceProps<V extends string> {
  label: string
  required?: boolean | undefined
  options: readonly Option<V>[]
  /** Undefined while nothing is chosen. */
  value: V | undefined
  onChange: (value: V) => void
  /** Name of the field in its form; needed only where the form focuses it. */
  name?: string
  error?: string | undefined
  /** In one line where the words fit, for forms that have to fit a small phone. */
  dense?: boolean
}

/** Chooses one of a few, all visible and each large enough for a thumb: kinds of nappy, language, appearance. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { label, required, options, value, onChange, name, error, dense = false } = props
  const id = useId()
  return (
    <FieldGroup label={label} required={required} error={error}>
      <div className={styles.choice}>
        <div
          className={styles.options}
          data-count={options.length}
          data-many={options.length > 5 || undefined}
          data-dense={dense || undefined}
        >
          {options.map((option) => (
            <label key={option.value} className={styles.option} data-alarming={option.alarming || undefined}>
              <input
                type="radio"
                className={styles.radio}
                name={name ?? id}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
              />
              {option.icon}
              {option.label}
            </label>
          ))}
        </div>
      </div>
    </FieldGroup>
  )
}
