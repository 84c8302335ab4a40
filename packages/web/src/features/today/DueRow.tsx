import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import { useNow } from '../../kit/clock.ts'
import { SubjectIcon, subjectColours } from '../../kit/SubjectIcon.tsx'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { titleWords } from '../../platform/time/title.words.ts'
import styles from './TaskRow.module.css'
import { statusIcons } from './TaskRow.tsx'

/** Something that is due on a day, such as a hazard. It opens its page, where it is done. */
export function DueRow({ item }: { item: DueItem }) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const now = useNow()
  const today = dayAt(new Date(now), timeZone)
  const { name, subject, about, day, startsAt, status, staffName, page } = item
  const subjectWords = aboutWithEntry(
    item.entry,
    titleWords(about, (one) => dayWords(one, 'dayMonth')),
  )
  const Icon = statusIcons[status]
  const time = dayWords(day, 'shortDate')
  const words = {
    // An answer without a deadline was asked for then.
    pending: startsAt
      ? clockAt(startsAt, timeZone)
      : t(day < today ? 'today.waitsSince' : 'today.dueOn', { day: time }),
    inProgress: t('today.dueOn', { day: time }),
    done: t('today.doneAt', { time }),
    // A look has its minutes, as at every other place.
    overdue: startsAt
      ? t('watch.minutesOver', { minutes: Math.floor((now - Date.parse(startsAt)) / 60_000) })
      : t('today.overdueSince', { day: time }),
  }
  return (
    <li className={styles.task} data-status={status} style={subjectColours(subject)}>
      <Link to={placeOf(page)} className={styles.row}>
        <SubjectIcon subject={subject} />
        <span className={styles.text}>
          <span className={styles.title}>{labelled(wordsOf(name), subjectWords)}</span>
          <span className={styles.state}>
            <Icon size="1rem" aria-hidden="true" />
            <span className={styles.facts}>
              <span className={styles.when}>{words[status]}</span>{' '}
              <span>{staffName && t('today.forPerson', { name: staffName })}</span>
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
