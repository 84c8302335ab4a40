import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { WeekGaps } from '../roster/index.ts'
import { dueCredentialsQuery } from './credential.data.ts'
import styles from './DueCredentials.module.css'

/** Certificates that have expired or soon will, above the list of all; with their holder's name for managers. */
export function DueCredentials() {
  const t = useT()
  const dayWords = useDayWords()
  const { userInfo, userProfile } = useSession()
  const self = userInfo?.user_id
  const { items = [] } = useQuery(dueCredentialsQuery()).data ?? {}
  return (
    <>
      <Button component={Link} to={to.credentialForm({})}>
        {t('credential.report')}
      </Button>
      {items.length > 0 && (
        <Section title={t('credential.due')}>
          <ul className={styles.list}>
            {items.map(({ id, staffId, staffName, title, expiresOn, daysLeft }) => (
              <li key={id}>
                <Link
                  to={to.credential({ id })}
                  className={styles.item}
                  data-expired={daysLeft < 0 || undefined}
                >
                  {daysLeft < 0 ? <IconAlertTriangle aria-hidden="true" /> : <IconClock aria-hidden="true" />}
                  <span className={styles.what}>
                    <span className={styles.title}>{entryWords(credentialKinds, title)}</span>
                    {staffId !== self && <span className={styles.who}>{staffName}</span>}
                  </span>
                  <span className={styles.when}>
                    <span className={styles.left}>{leftWords(t, daysLeft)}</span>
                    <span>{dayWords(expiresOn, 'date')}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {userProfile?.rights.includes('receipt.publish') && <WeekGaps />}
    </>
  )
}

function leftWords(t: Translate, daysLeft: number): string {
  if (daysLeft === 0) return t('credential.expiresToday')
  return daysLeft < 0
    ? t('credential.expired', { count: -daysLeft })
    : t('credential.expires', { count: daysLeft })
}
