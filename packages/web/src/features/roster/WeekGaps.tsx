import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { IconAlertTriangle, IconCertificate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { gapsQuery } from './roster.data.ts'
import styles from './WeekGaps.module.css'

/** For managers: who may not count in which room in the weeks ahead, because certificates have expired by then. */
export function WeekGaps() {
  const t = useT()
  const dayWords = useDayWords()
  const gaps = useQuery(gapsQuery()).data ?? []
  if (gaps.length === 0) return null
  return (
    <Section title={t('roster.gaps')}>
      <p className={styles.hint}>{t('roster.gapsHint')}</p>
      <ul className={styles.list}>
        {gaps.map(({ weekOn, lastWeekOn, id, title, days, rooms }) => (
          <li key={`${weekOn} ${title}`}>
            <Link
              to={id ? to.rosterForm({ id }) : to.rosterForm({})}
              className={styles.item}
              data-short={days.length > 0 || undefined}
            >
              {days.length > 0 ? (
                <IconAlertTriangle aria-hidden="true" />
              ) : (
                <IconCertificate aria-hidden="true" />
              )}
              <span>
                <span className={styles.week}>
                  {t(weekOn === lastWeekOn ? 'roster.week' : 'roster.weeks', {
                    day: dayWords(weekOn, 'shortDate'),
                    last: dayWords(lastWeekOn, 'shortDate'),
                  })}
                </span>
                <span className={styles.what}>
                  {t(days.length > 0 ? 'roster.gap' : 'roster.noGap', {
                    title: entryWords(credentialKinds, title),
                    days: days.map((day) => t(`roster.shifts.day.${day}`)).join(t('fields.comma')),
                  })}
                </span>
                {rooms.map(({ name, people }) => (
                  <span key={name} className={styles.who}>
                    {t('roster.mayNotCount', {
                      room: name ?? t('roster.noRoom'),
                      people: people.join(t('fields.comma')),
                    })}
                  </span>
                ))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
