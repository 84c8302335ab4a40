import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import styles from './Chips.module.css'

interface Chip<V extends string> {
  value: V
  label: string
  /** 7 of 11 */
  count?: number | undefined
  /** Why it needs somebody now, in words; shown as a red sign. */
  mark?: string | undefined
}

interface ChipsProps<V extends string> {
  label: string
  chips: readonly Chip<V>[]
  /** Several when more than one may be chosen. */
  value: V | readonly string[]
  onChange: (value: V) => void
}

/** Chooses one or some of a few, such as rooms or filters. Many of them scroll sideways in one line. */
export function Chips<V extends string>({ label, chips, value, onChange }: ChipsProps<V>) {
  const row = useRef<HTMLDivElement>(null)
  // Of several the person taps one after another: the row stays where it is.
  const chosen = typeof value === 'string' ? value : ''
  // What is chosen is in sight, also where it stands beyond the edge. Of the page itself nothing may move.
  useLayoutEffect(() => {
    const chip = chosen && row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (!chip || !row.current) return
    const { left, width } = row.current.getBoundingClientRect()
    const box = chip.getBoundingClientRect()
    row.current.scrollLeft += box.left + box.width / 2 - (left + width / 2)
  }, [chosen])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in all browsers
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.value}
          type="button"
          className={styles.chip}
          aria-pressed={Array.isArray(value) ? value.includes(chip.value) : chip.value === value}
          onClick={() => onChange(chip.value)}
          // A browser leaves one that is partly in sight where it is.
          onFocus={({ currentTarget }) =>
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
          }
        >
          {chip.mark && (
            <span className={styles.mark} title={chip.mark}>
              <IconAlertTriangleFilled size="1.125rem" aria-hidden="true" />
              <span className="visually-hidden">{chip.mark}</span>
            </span>
          )}
          {chip.label}
          {chip.count !== undefined && <span className={styles.count}>{chip.count}</span>}
        </button>
      ))}
    </div>
  )
}
