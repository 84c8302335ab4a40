import { IconMinus, IconPlus } from '@tabler/icons-react'
import styles from './Counter.module.css'
import { useKit } from './kit.context.ts'

interface CounterProps {
  label: string
  value: number
  onChange: (value: number) => void
  step?: number
  least?: number
  most: number
  /** mL */
  unit?: string
}

/** A number in steps, with targets for a thumb. */
export function Counter({ label, value, onChange, step = 1, least = 0, most, unit }: CounterProps) {
  const { words } = useKit()
  const change = (by: number) => onChange(Math.min(most, Math.max(least, value + by)))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend does not fit into this line
    <div className={styles.counter} role="group" aria-label={label}>
      <button
        type="button"
        disabled={value <= least}
        onClick={() => change(-step)}
        aria-label={words('less')}
      >
        <IconMinus aria-hidden="true" />
      </button>
      <output className={styles.value} aria-live="polite">
        {value}
        {unit && <small>{unit}</small>}
      </output>
      <button type="button" disabled={value >= most} onClick={() => change(step)} aria-label={words('more')}>
        <IconPlus aria-hidden="true" />
      </button>
    </div>
  )
}
