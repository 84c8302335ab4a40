import { lastSeenAt } from '@daybook/contract/sleep/sleep.rules.ts'
import { useEffect, useRef } from 'react'
import { Face } from '../../kit/Face.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { faceOf } from '../child/index.ts'
import styles from './CheckSheet.module.css'
import type { SleepDesk } from './sleep.board.ts'
import type { BoardChild } from './sleep.view.ts'
import { spanWords } from './sleep.words.ts'

interface WhoIsCheckedProps {
  desk: SleepDesk
  child: BoardChild
  /** Position in the queue. */
  place: { number: number; count: number } | undefined
}

/** The child to check, shown large. The sheet scrolls back here for every child. */
export function WhoIsChecked({ desk, child, place }: WhoIsCheckedProps) {
  const t = useT()
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const { sleep, firstName: name } = child
  const seen = sleep && lastSeenAt(sleep)
  const last = sleep?.checks.at(-1)
  const lastWords = last?.position === null ? 'sleep.lastOnlySeenBy' : 'sleep.lastSeenBy'
  return (
    <div ref={top} className={styles.who}>
      {place && (
        <p className={styles.place} role="status">
          {t('sleep.oneOf', { ...place, name })}
        </p>
      )}
      <Face {...faceOf(child, desk.board.day)} size="large" />
      {sleep?.detail.asleepAt && seen ? (
        <p className={styles.since}>
          {t('sleep.sleeping', { time: spanWords(t, sleep.detail.asleepAt, desk.now) })}
          <span>
            {last
              ? t(lastWords, { time: clockAt(seen, desk.timeZone), name: last.recordedBy.name })
              : t('sleep.notSeenYet')}
          </span>
        </p>
      ) : (
        <p role="alert">{t('sleep.noLongerAsleep', { name })}</p>
      )}
    </div>
  )
}
