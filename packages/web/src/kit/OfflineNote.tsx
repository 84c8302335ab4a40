import { IconWifiOff } from '@tabler/icons-react'
import { useKit } from './kit.context.ts'
import styles from './OfflineNote.module.css'

/** Shown with data that was read before the network was lost. */
export function OfflineNote() {
  const { words } = useKit()
  return (
    <p className={styles.note}>
      <IconWifiOff size="1.125rem" aria-hidden="true" />
      {words('offline')}
    </p>
  )
}
