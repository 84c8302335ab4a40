import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { dueCredentialsQuery } from './credential.data.ts'
import styles from './DueCredentialsSheet.module.css'

/** Certificates that have expired or soon will; with their holder's name for managers. */
export function DueCredentialsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const dayWords = useDayWords()
  const self = useSession().userInfo?.user_id
  const read = useQuery(dueCredentialsQuery())
  return (
    <Sheet open={open} onClose={onClose} title={t('credential.title')}>
      <Loaded read={read} skeleton="list">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('credential.none')} />
          ) : (
            <ul className={styles.list}>
              {items.map(({ id, staffId, staffName, title, expiresOn, daysLeft }) => (
                <li key={id} className={styles.item} data-expired={daysLeft < 0 || undefined}>
                  {daysLeft < 0 ? <IconAlertTriangle aria-hidden="true" /> : <IconClock aria-hidden="true" />}
                  <span>
                    <span className={styles.title}>{title}</span>
                    {staffId !== self && <span className={styles.who}>{staffName}</span>}
                  </span>
                  <span className={styles.when}>
                    <span className={styles.left}>{leftWords(t, daysLeft)}</span>
                    <span>{dayWords(expiresOn, 'date')}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  )
}

function leftWords(t: Translate, daysLeft: number): string {
  if (daysLeft === 0) return t('credential.expiresToday')
  return daysLeft < 0
    ? t('credential.expired', { count: -daysLeft })
    : t('credential.expires', { count: daysLeft })
}
