import { type ReactNode, useId } from 'react'
import styles from './FieldGroup.module.css'

interface FieldGroupProps {
  label: string
  /** Shows the mark of what has to be filled in. */
  required?: boolean | undefined
  error?: string | undefined
  children: ReactNode
}

/** Several inputs with one label and one error, which screen readers say when somebody enters the group. */
export function FieldGroup({ label, required = false, error, children }: FieldGroupProps) {
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
