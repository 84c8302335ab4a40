import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { CSSProperties } from 'react'
import styles from './SubjectIcon.module.css'
import { subjectIcons } from './subjects.ts'

interface SubjectIconProps {
  subject: Subject
  /** small in a line of text, medium in a list, large on a tile. */
  size?: 'small' | 'medium' | 'large'
}

/** The subject's icon on its tint. Always with the subject's name beside it. */
export function SubjectIcon({ subject, size = 'medium' }: SubjectIconProps) {
  const Icon = subjectIcons[subject]
  return (
    <span className={styles.icon} data-size={size} style={subjectColours(subject)} aria-hidden="true">
      <Icon stroke={1.75} />
    </span>
  )
}

/** The subject's colours as --subject and --tint, for other elements. */
export function subjectColours(subject: Subject): CSSProperties {
  return { '--subject': `var(--subject-${subject})`, '--tint': `var(--tint-${subject})` } as CSSProperties
}
