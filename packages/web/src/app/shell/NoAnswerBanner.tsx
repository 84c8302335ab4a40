import { IconCloudOff } from '@tabler/icons-react'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { serverAnswers, useOnline } from '../../platform/network.ts'
import styles from './Banner.module.css'
import { useHeldUp } from './useHeldUp.ts'

/** Shown while there is a network but the server does not answer. One request that fails is sent again, unnoticed. */
export function NoAnswerBanner() {
  const t = useT()
  const online = useOnline()
  const isUnanswered = !useStore(serverAnswers) && online
  const isShown = useHeldUp(isUnanswered ? 1 : 0) > 0
  return (
    <div role="status">
      {isShown && (
        <p className={`line ${styles.banner}`}>
          <IconCloudOff size="1.25rem" aria-hidden="true" />
          {t('app.noAnswer')}
        </p>
      )}
    </div>
  )
}
