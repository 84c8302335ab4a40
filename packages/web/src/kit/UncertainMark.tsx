import { IconClockQuestion } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'
import styles from './UncertainTime.module.css'

/** Marks a time that was taken from a device whose clock was wrong. */
export function UncertainMark() {
  const { words } = useKit()
  return (
    <span className={styles.mark}>
      <IconClockQuestion size="1rem" aria-hidden="true" />
      {words('timeUncertain')}
    </span>
  )
}
