import type { ReactNode } from 'react'
import { RequiredMark } from './FieldGroup.tsx'
import { TickBox } from './TickBox.tsx'
import styles from './TickRow.module.css'

interface TickRowProps {
  name?: string
  title: ReactNode
  detail?: ReactNode
  isTicked: boolean
  isDisabled?: boolean
  /** Shows the mark of what has to be ticked. */
  required?: boolean
  error?: string | undefined
  onChange: (isTicked: boolean) => void
}

/** A checkbox with its words: at least 48 px high, and all of it can be tapped. */
export function TickRow({
  name,
  title,
  detail,
  isTicked,
  isDisabled = false,
  required = false,
  error,
  onChange,
}: TickRowProps) {
  return (
    <label className={styles.row}>
      <TickBox
        name={name}
        checked={isTicked}
        disabled={isDisabled}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>
        <span>
          {title}
          {required && <RequiredMark />}
        </span>
        {detail && <small>{detail}</small>}
        {error && <span className={styles.error}>{error}</span>}
      </span>
    </label>
  )
}
