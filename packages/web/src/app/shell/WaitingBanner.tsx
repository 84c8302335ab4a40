import { IconAlertTriangleFilled, IconCloudUpload } from '@tabler/icons-react'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { attention } from '../../platform/outbox/attention.ts'
import { waiting } from '../../platform/outbox/current.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Banner.module.css'
import { NoAnswerBanner } from './NoAnswerBanner.tsx'
import { useHeldUp } from './useHeldUp.ts'

/** What is not sent, and above it that the server does not answer. */
export function WaitingBanner() {
  return (
    <>
      <NoAnswerBanner />
      <UnsentBanner />
    </>
  )
}

/** Shows how many of the user's entries are waiting or refused, and links to the outbox. */
function UnsentBanner() {
  const t = useT()
  const userId = useSession().userInfo?.user_id
  const count = useHeldUp(useStore(waiting).filter((entry) => entry.userId === userId).length)
  const refused = useStore(attention).filter((one) => one.userId === userId).length
  if (count + refused === 0) return null
  return (
    <Link to={to.outbox()} className={`line ${styles.banner}`}>
      {count > 0 && (
        <span className="line">
          <IconCloudUpload size="1.25rem" aria-hidden="true" />
          {t('outbox.waiting', { count })}
        </span>
      )}
      {refused > 0 && (
        <span className="line">
          <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
          {t('outbox.attention', { count: refused })}
        </span>
      )}
    </Link>
  )
}
