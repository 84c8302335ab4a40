import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import styles from './OverdueRows.module.css'
import { useDueChecks } from './sleep.watch.data.ts'

/** The first rows of home: every sleeper whose check is due. */
export function OverdueRows() {
  const t = useT()
  const checks = useDueChecks().filter(({ isMine }) => isMine)
  if (checks.length === 0) return null
  return (
    <Section title={t('sleep.overdueChecks')} flush>
      <ul className={styles.list}>
        {checks.map(({ sleepId, childId, name, room, over }) => (
          <li key={sleepId}>
            <Link to={to.sleep({ code: room.code, check: childId })} className={styles.row}>
              <IconAlertTriangleFilled size="1.5rem" aria-hidden="true" />
              <span className={styles.who}>
                <strong>{t('sleep.checkNow', { name })}</strong>
                <span>{room.name}</span>
              </span>
              <span className={styles.over}>{t('sleep.minutesOver', { minutes: over })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
