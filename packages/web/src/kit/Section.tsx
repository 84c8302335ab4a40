import { type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  title?: string
  /** At the end of the title's line. */
  aside?: ReactNode
  /** Lets the content reach the card's edges (rows). */
  flush?: boolean
  children: ReactNode
}

/** A card with a line around it, and its title above. */
export function Section({ title, aside, flush = false, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={title ? titleId : undefined}>
      {(title || aside) && (
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {aside}
        </header>
      )}
      <div className={styles.card} data-flush={flush || undefined}>
        {children}
      </div>
    </section>
  )
}
