import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'
import styles from './Pager.module.css'

interface PagerProps {
  /** From 1. */
  current: number
  size: number
  total: number
  onChange: (page: number) => void
}

/** Which rows of how many stand in the table, and the ways to the others. */
export function Pager({ current, size, total, onChange }: PagerProps) {
  const { words } = useKit()
  const last = Math.max(1, Math.ceil(total / size))
  const from = (current - 1) * size + 1
  return (
    <div className={styles.pager}>
      <span role="status">
        {total > 0 && words('rowsOf', { from, until: Math.min(current * size, total), total })}
      </span>
      {last > 1 && (
        <span className={styles.steps}>
          <ActionIcon
            size={48}
            aria-label={words('previousPage')}
            disabled={current <= 1}
            onClick={() => onChange(current - 1)}
          >
            <IconChevronLeft className="along" size="1.5rem" aria-hidden="true" />
          </ActionIcon>
          {words('pageOf', { current, last })}
          <ActionIcon
            size={48}
            aria-label={words('nextPage')}
            disabled={current >= last}
            onClick={() => onChange(current + 1)}
          >
            <IconChevronRight className="along" size="1.5rem" aria-hidden="true" />
          </ActionIcon>
        </span>
      )}
    </div>
  )
}
