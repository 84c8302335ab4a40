import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { answerForgotten, instantFor, type Moment, timeFor } from './attendance.actions.ts'
import { lastKnownOf, type OpenSleep, openSleepsOn } from './attendance.asleep.ts'
import { nameHere } from './attendance.data.ts'
import type { Board } from './attendance.effects.ts'
import styles from './ForgottenSignOuts.module.css'
import { SleepQuestion } from './SleepQuestion.tsx'
import { TimeQuestion } from './TimeQuestion.tsx'

const week = 7 * 86_400_000

interface ForgottenSignOutsProps {
  /** Those of the rooms on screen. */
  forgotten: Board['forgotten']
  now: number
  startsOpen: boolean
}

interface Answer {
  question: Board['forgotten'][number]
  moment: Moment
  sleeps: readonly OpenSleep[]
}

/** One line that opens the questions about missing sign-outs of earlier days. Nobody is signed out automatically. */
export function ForgottenSignOuts({ forgotten, now, startsOpen }: ForgottenSignOutsProps) {
  const t = useT()
  const questionsId = useId()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [asked, setAsked] = useState<Answer>()
  const [first] = forgotten
  if (!first) return null
  const at = (instant: string) => clockAt(instant, timeZone)
  const aWeekAgo = dayAt(new Date(now - week), timeZone)
  // A weekday alone is ambiguous after a week.
  const dayOf = (day: string) => dayWords(day, day > aWeekAgo ? 'weekday' : 'long')

  return (
    <Section flush>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={questionsId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconAlertTriangle className={styles.mark} size="1.25rem" aria-hidden="true" />
        {forgotten.length === 1
          ? t('attendance.forgottenOne', { name: fullName(first.child), day: dayOf(first.day) })
          : t('attendance.forgottenSome', { count: forgotten.length })}
        <IconChevronDown className={styles.chevron} size="1.25rem" aria-hidden="true" />
      </button>
      <div id={questionsId} className={styles.questions} hidden={!isOpen}>
        {forgotten.map((question) => {
          const { attendanceId, day, signedInAt, expectedUntil, child } = question
          const moment = (time: string) => ({ now, timeZone, time, day })
          const openSleeps = () => openSleepsOn(child, day, timeZone)
          const problemOf = (time: string) => {
            const instant = instantFor(moment(time))
            const lastKnown = openSleeps().map(lastKnownOf).toSorted().at(-1)
            const name = nameHere(child)
            if (instant < signedInAt) return t('attendance.beforeSignIn', { name, time: at(signedInAt) })
            if (lastKnown && instant < lastKnown.slice(0, 16))
              return t('attendance.beforeLastCheck', { name, time: at(lastKnown) })
            return undefined
          }
          return (
            <TimeQuestion
              key={attendanceId}
              portrait={<Portrait size="3rem" {...child} />}
              question={t('attendance.forgottenAsk', { name: fullName(child), day: dayOf(day) })}
              known={
                expectedUntil
                  ? t('attendance.forgottenBooked', { from: at(signedInAt), until: at(expectedUntil) })
                  : t('attendance.forgottenKnown', { from: at(signedInAt) })
              }
              check={problemOf}
              onAnswer={(time) => {
                const sleeps = openSleeps()
                if (sleeps.length > 0) setAsked({ question, moment: moment(time), sleeps })
                else void answerForgotten(question, moment(time))
              }}
            />
          )
        })}
      </div>
      {asked && (
        <SleepQuestion
          asked={asked.sleeps}
          time={timeFor(asked.moment)}
          onClose={() => setAsked(undefined)}
          onSignOut={(sleeps) => void answerForgotten(asked.question, asked.moment, sleeps)}
        >
          {[asked.question.child]}
        </SleepQuestion>
      )}
    </Section>
  )
}
