import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Drill.module.css'
import type { Drill } from './drill.effects.ts'
import { durationWords } from './drill.words.ts'

/** The time since the drill began, until it was stopped, and how many are safe. */
export function Stopwatch({ drill: { started, endedAt, people } }: { drill: Drill }) {
  const t = useT()
  const now = useNow(1000)
  const safe = people.filter(({ marked }) => marked !== null).length
  return (
    <div className={styles.watch}>
      <p className={styles.time} role="timer" aria-label={t('drill.stopwatch')}>
        {durationWords(started.at, endedAt ?? now)}
      </p>
      <p>
        <span className={styles.count}>{t('drill.safeOf', { marked: safe, total: people.length })}</span>
      </p>
      <progress className={styles.bar} value={safe} max={Math.max(1, people.length)} aria-hidden="true" />
    </div>
  )
}
