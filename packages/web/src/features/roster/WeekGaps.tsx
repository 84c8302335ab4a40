import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { gapsQuery } from './roster.data.ts'
import styles from './WeekGaps.module.css'

/** For managers: the weeks ahead that fall short because certificates have expired by then. */
export function WeekGaps() {
  const t = useT()
  const dayWords = useDayWords()
  const gaps = useQuery(gapsQuery()).data ?? []
  if (gaps.length === 0) return null
  return (
    <Section title={t('roster.gaps')}>
      <p className={styles.hint}>{t('roster.gapsHint')}</p>
      <ul className={styles.list}>
        {gaps.map(({ weekOn, id, title, days, people }) => (
          <li key={`${weekOn} ${title}`}>
            <Link to={id ? to.rosterForm({ id }) : to.rosterForm({})} className={styles.item}>
              <IconAlertTriangle aria-hidden="true" />
              <span>
                <span className={styles.week}>
                  {t('roster.week', { day: dayWords(weekOn, 'shortDate') })}
                </span>
                <span className={styles.what}>
                  {t('roster.gap', {
                    title,
                    days: days.map((day) => t(`roster.shifts.day.${day}`)).join(t('fields.comma')),
                  })}
                </span>
                <span className={styles.who}>{people.join(t('fields.comma'))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
