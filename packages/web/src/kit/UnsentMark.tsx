import { IconCloudUp } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'
import styles from './TileFace.module.css'

/** Marks something that has not been sent yet. */
export function UnsentMark() {
  const { words } = useKit()
  return (
    <span className={styles.unsent}>
      <IconCloudUp size="1rem" aria-hidden="true" />
      {words('unsent')}
    </span>
  )
}
