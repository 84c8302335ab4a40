import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Story.module.css'

interface StrandGroupProps {
  name: string
  /** How many of its goals are chosen. */
  count: number
  /** Its goals to tick. */
  children: ReactNode
}

/** A strand that opens to its goals; open when some are chosen. */
export function StrandGroup({ name, count, children }: StrandGroupProps) {
  const t = useT()
  return (
    <details className={styles.strandGroup} open={count > 0 || undefined}>
      <summary>
        {name}
        {count > 0 && <span className="dim">{t('learningStory.goalCount', { count })}</span>}
        <IconChevronDown size="1.25rem" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
