import { IconChevronRight } from '@tabler/icons-react'
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react'
import styles from './Row.module.css'

interface RowOwnProps<C extends ElementType> {
  /** What the row is: a link (`as={Link} to={…}`), a button, or plain. */
  as?: C
  /** A SubjectIcon, a Face, an icon. */
  start?: ReactNode
  title: ReactNode
  detail?: ReactNode
  /** A count, a time, a state. */
  end?: ReactNode
}

type RowProps<C extends ElementType> = RowOwnProps<C> &
  Omit<ComponentPropsWithoutRef<C>, keyof RowOwnProps<C>>

/** A line of a list or a card: at least 48 px high, and all of it can be tapped. */
export function Row<C extends ElementType = 'div'>({ as, start, title, detail, end, ...rest }: RowProps<C>) {
  const Element: ElementType = as ?? 'div'
  const leadsOn = as !== undefined && as !== 'div'
  return (
    <Element {...(as === 'button' ? { type: 'button' } : {})} {...rest} className={styles.row} data-row>
      {start && <span className={styles.start}>{start}</span>}
      <span className={styles.middle}>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {detail && <span className={styles.detail}>{detail}</span>}
        </span>
        {end && <span className={styles.end}>{end}</span>}
      </span>
      {leadsOn && <IconChevronRight className={styles.chevron} size="1.25rem" aria-hidden="true" />}
    </Element>
  )
}
