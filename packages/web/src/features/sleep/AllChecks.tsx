import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import styles from './SleepGaps.module.css'
import { linesOf, type ReportedSleep } from './sleep.lines.ts'

/** Every sleep with each of its checks. */
export function AllChecks({ sleeps, withDay }: { sleeps: readonly ReportedSleep[]; withDay: boolean }) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  return sleeps.map((one) => {
    const { child, room, sleep } = one
    const facts = [
      withDay && dayWords(dayAt(new Date(sleep.occurredAt), timeZone), 'short'),
      room.name,
      t('sleep.intervalLong', { minutes: sleep.detail.checkInterval }),
    ]
    return (
      <Section key={sleep.id} title={fullName(child)}>
        <p className={styles.slept}>{facts.filter(Boolean).join(t('care.comma'))}</p>
        <ul className={styles.lines}>
          {linesOf(t, one).map(({ at, what, gap, by, note }) => (
            <li key={`${at} ${what}`}>
              <span className={styles.at}>{clockAt(at, timeZone)}</span>
              <span>
                {what} {gap && <strong className={styles.missed}>{gap}</strong>}{' '}
                <span className={styles.by}>{by}</span>
                {note && <span className={styles.note}>{note}</span>}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    )
  })
}
