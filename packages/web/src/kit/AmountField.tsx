import { Box, Button } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import styles from './AmountField.module.css'
import { useKit } from './kit.context.ts'

interface AmountFieldProps {
  label: string
  /** The unit after the number: mL. */
  unit: string
  /** Null or undefined while nothing is typed. */
  value: number | null | undefined
  onChange: (value: number | null) => void
  /** What one tap adds or subtracts. */
  step: number
  /** An amount that one tap sets: all there is. */
  whole?: number | null
  error?: string
}

/** A whole number from zero, typed or set in steps by tapping. The form validates the maximum. */
export function AmountField({ label, unit, value, onChange, step, whole, error }: AmountFieldProps) {
  const id = useId()
  const { words } = useKit()
  const by = (amount: number) => onChange(Math.max(0, (value ?? 0) + amount))
  const problem = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // The error may be below the edge of a small screen.
    if (error !== undefined) problem.current?.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div>
      <Box component="label" display="block" mb="0.375rem" fw={600} htmlFor={id}>
        {label}
      </Box>
      <div className={styles.row} data-error={error !== undefined || undefined}>
        <button
          type="button"
          className={styles.step}
          aria-label={words('lessBy', { what: label, amount: step, unit })}
          disabled={!value}
          onClick={() => by(-step)}
        >
          <IconMinus size="1.5rem" aria-hidden="true" />
        </button>
        <span className={styles.value}>
          <input
            id={id}
            className={styles.input}
            // As wide as its content, which may be a digit too long.
            style={{ inlineSize: `${Math.max(3, String(value ?? '').length) + 0.5}ch` }}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={value ?? ''}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '')
              onChange(digits === '' ? null : Number(digits))
            }}
          />
          <Box component="span" c="dimmed" aria-hidden="true">
            {unit}
          </Box>
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={words('moreBy', { what: label, amount: step, unit })}
          onClick={() => by(step)}
        >
          <IconPlus size="1.5rem" aria-hidden="true" />
        </button>
      </div>
      {whole != null && whole > 0 && value !== whole && (
        <Button variant="default" radius="xl" mt="xs" px="md" c="var(--blue)" onClick={() => onChange(whole)}>
          {words('allOf', { amount: whole, unit })}
        </Button>
      )}
      {error && (
        <Box
          component="p"
          ref={problem}
          id={`${id}-error`}
          mt="0.375rem"
          fz="sm"
          c="var(--overdue)"
          style={{ scrollMarginBlock: '1rem' }}
          role="alert"
        >
          {error}
        </Box>
      )}
    </div>
  )
}
