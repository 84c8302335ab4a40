import { IconChevronDown } from '@tabler/icons-react'
import { UncertainMark } from '../../kit/UncertainMark.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { lookWords } from '../sleep/sleep.words.ts'
import type { MomentOf } from './childPage.data.ts'
import styles from './Timeline.module.css'

type Sleep = NonNullable<MomentOf<'care'>['sleep']>

interface Line {
  id: string
  at: string
  what: string
  by: string
  note: string | null
  isGone: boolean
  isUncertain: boolean
}

/** Every step and check of a sleep in order of time, undone ones too. */
export function SleepSteps({ sleep }: { sleep: Sleep }) {
  const t = useT()
  const timeZone = useTimeZone()
  return (
    <details className={styles.course}>
      <summary>
        {t('childPage.course', { count: sleep.checks.filter(({ voided }) => !voided).length })}
        <IconChevronDown size="1.25rem" aria-hidden="true" />
      </summary>
      <ol className={`list ${styles.steps}`}>
        {linesOf(t, sleep).map(({ id, at, what, by, note, isGone, isUncertain }) => (
          <li key={id}>
            <span style={{ fontVariantNumeric: 'tabular-nums' }}>{clockAt(at, timeZone)}</span>
            <span>
              <span data-gone={isGone || undefined}>{what}</span>
              {note && <span className={styles.note}>{note}</span>}{' '}
              <span style={{ color: 'var(--dim)' }}>· {by}</span> {isUncertain && <UncertainMark />}
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}

const stepWords = { inBed: 'sleep.inBed', asleep: 'sleep.asleep', up: 'sleep.awake' } as const

function linesOf(t: Translate, { steps, checks }: Sleep): Line[] {
  const ofSteps = steps.map(({ step, merged, undone, ...line }) => {
    const marks = [merged && t('sleep.alsoSaid'), undone && t('sleep.isUndone')]
    const what = [t(stepWords[step]), ...marks].filter((words) => words !== false).join(t('care.comma'))
    return { ...line, what, note: null, isGone: undone, isUncertain: false }
  })
  const ofChecks = checks.map(({ id, at, by, note, voided, isUncertain, ...look }) => {
    const what = [lookWords(t, look), voided && t('sleep.isUndone')]
    return {
      id,
      at,
      by,
      note,
      isGone: voided,
      isUncertain,
      what: what.filter((words) => words !== false).join(t('care.comma')),
    }
  })
  return [...ofSteps, ...ofChecks].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}
