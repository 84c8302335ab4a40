import { Box } from '@mantine/core'
import { type ReactNode, useId } from 'react'

interface FieldGroupProps {
  label: string
  /** Shows the mark of what has to be filled in. */
  required?: boolean | undefined
  /** A sentence below the label. */
  hint?: string | undefined
  error?: string | undefined
  children: ReactNode
}

export function RequiredMark() {
  return (
    <Box component="span" c="var(--overdue)" aria-hidden="true">
      {' *'}
    </Box>
  )
}

/** Several inputs with one label and one error, which screen readers say when somebody enters the group. */
export function FieldGroup({ label, required = false, hint, error, children }: FieldGroupProps) {
  const errorId = useId()
  return (
    <Box component="fieldset" miw={0} p={0} m={0} bd={0} aria-describedby={error ? errorId : undefined}>
      <Box component="legend" p={0} mb="0.375rem" fw={600}>
        {label}
        {required && <RequiredMark />}
      </Box>
      {hint && <p className="dim">{hint}</p>}
      {children}
      {error && (
        <Box component="p" id={errorId} mt="0.375rem" fz="sm" c="var(--overdue)">
          {error}
        </Box>
      )}
    </Box>
  )
}
