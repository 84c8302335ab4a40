import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { finishWork, instantFor } from './attendance.actions.ts'
import type { Board } from './attendance.effects.ts'
import { TimeQuestion } from './TimeQuestion.tsx'

/** Asks when the person's own work ended, if they did not sign out on an earlier day. */
export function ForgottenWork({ work, now }: { work: NonNullable<Board['ownWork']>; now: number }) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const from = clockAt(work.signedInAt, timeZone)
  const then = (time: string) => ({ now, timeZone, time, day: work.day })
  return (
    <Section flush>
      <TimeQuestion
        question={t('attendance.workAsk', { day: dayWords(work.day, 'long') })}
        known={t('attendance.workKnown', { from })}
        check={(time) =>
          instantFor(then(time)) < work.signedInAt ? t('attendance.workBefore', { time: from }) : undefined
        }
        onAnswer={(time) => finishWork(then(time))}
      />
    </Section>
  )
}
