import { IconWifiOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import styles from './Banner.module.css'

/** Shown while offline. A toast reports that the network is back. */
export function OfflineBanner() {
  const t = useT()
  const online = useOnline()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) showToast(t('app.networkBack'))
    wasOnline.current = online
  }, [online, t])
  return (
    <div role="status">
      {!online && (
        <p className={`line ${styles.banner}`}>
          <IconWifiOff size="1.25rem" aria-hidden="true" />
          {t('app.networkLost')}
        </p>
      )}
    </div>
  )
}
