import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { answerForgotten, instantFor } from './attendance.actions.ts'
import type { Board } from './attendance.effects.ts'
import { TimeQuestion } from './TimeQuestion.tsx'

const firstFew = 3
const week = 7 * 86_400_000

/** Asks for missing sign-outs of earlier days. Nobody is signed out automatically. */
export function ForgottenSignOuts({ forgotten, now }: { forgotten: Board['forgotten']; now: number }) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const [all, setAll] = useState(false)
  if (forgotten.length === 0) return null
  const at = (instant: string) => clockAt(instant, timeZone)
  const aWeekAgo = dayAt(new Date(now - week), timeZone)

  return (
    <Section title={t('attendance.forgotten')} flush>
      {forgotten.slice(0, all ? undefined : firstFew).map((question) => {
        const { attendanceId, day, signedInAt, expectedUntil, child } = question
        const name = `${child.firstName} ${child.familyName}`
        const moment = (time: string) => ({ now, timeZone, time, day })
        return (
          <TimeQuestion
            key={attendanceId}
            portrait={<Portrait {...child} />}
            question={t('attendance.forgottenAsk', {
              name,
              // A weekday alone is ambiguous after a week.
              day: dayWords(day, day > aWeekAgo ? 'weekday' : 'long'),
            })}
            known={
              expectedUntil
                ? t('attendance.forgottenBooked', { from: at(signedInAt), until: at(expectedUntil) })
                : t('attendance.forgottenKnown', { from: at(signedInAt) })
            }
            check={(time) =>
              instantFor(moment(time)) < signedInAt
                ? t('attendance.beforeSignIn', { name: child.firstName, time: at(signedInAt) })
                : undefined
            }
            onAnswer={(time) => answerForgotten(question, moment(time))}
          />
        )
      })}
      {!all && forgotten.length > firstFew && (
        <Button variant="subtle" fullWidth onClick={() => setAll(true)}>
          {t('attendance.forgottenMore', { count: forgotten.length })}
        </Button>
      )}
    </Section>
  )
}
