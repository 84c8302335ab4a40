import { Button } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './VisitorSignIn.module.css'
import type { HeldBadge } from './visitor.badge.ts'
import { api } from './visitor.data.ts'

interface BadgeCardProps {
  tenantId: string
  centreName: string
  held: HeldBadge
  onLeft: (held: HeldBadge) => void
  onAgain: () => void
}

/** The badge to show, and the button to check out. The times are those of the visitor's own device. */
export function BadgeCard({ tenantId, centreName, held, onLeft, onAgain }: BadgeCardProps) {
  const t = useT()
  const [isSending, setIsSending] = useState(false)
  const { ticket, badge } = held
  const time = (instant: string) =>
    new Date(instant).toLocaleTimeString(document.documentElement.lang, {
      hour: 'numeric',
      minute: '2-digit',
    })

  async function leave() {
    setIsSending(true)
    try {
      onLeft({ ticket, badge: await api.leave({ ticket }, { tenantId }) })
    } catch {
      // Its message has been shown.
    } finally {
      setIsSending(false)
    }
  }

  if (badge.checkedOutAt)
    return (
      <section className={styles.badge} role="status">
        <p className={styles.badgeName}>{t('visitor.goodbye')}</p>
        <p>{t('visitor.leftAt', { time: time(badge.checkedOutAt) })}</p>
        <Button variant="default" onClick={onAgain}>
          {t('visitor.again')}
        </Button>
      </section>
    )
  return (
    <section className={styles.badge} role="status">
      <IconCircleCheck className={styles.tick} size="3rem" aria-hidden="true" />
      <p className={styles.badgeKind}>{t('visitor.badge', { name: centreName })}</p>
      <p className={styles.badgeName}>{badge.name}</p>
      {badge.company && <p>{badge.company}</p>}
      <p>{t('visitor.toSee', { name: badge.hostName })}</p>
      <p className={styles.intro}>{t('visitor.inSince', { time: time(badge.checkedInAt) })}</p>
      <p className={styles.intro}>{t('visitor.badgeHint')}</p>
      <Button size="lg" loading={isSending} onClick={() => void leave()}>
        {t('visitor.checkOut')}
      </Button>
    </section>
  )
}
