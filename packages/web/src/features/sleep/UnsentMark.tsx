import { IconCloudUp } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './SleepBoard.module.css'

/** On a tile that shows something which lies on this device only. */
export function UnsentMark() {
  const t = useT()
  return (
    <span className={styles.unsent}>
      <IconCloudUp size="1rem" aria-hidden="true" />
      {t('outbox.title')}
    </span>
  )
}
