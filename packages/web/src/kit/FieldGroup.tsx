import { type ReactNode, useId } from 'react'
import styles from './FieldGroup.module.css'

interface FieldGroupProps {
  label: string
  error?: string | undefined
  children: ReactNode
}

/** Several inputs with one label and one error, which screen readers say when somebody enters the group. */
export function FieldGroup({ label, error, children }: FieldGroupProps) {
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
