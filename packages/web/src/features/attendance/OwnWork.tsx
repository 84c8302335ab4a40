import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconBriefcase } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { beginWork, finishWork, instantFor } from './attendance.actions.ts'
import type { Board } from './attendance.effects.ts'
import styles from './OwnWork.module.css'
import { TimeQuestion } from './TimeQuestion.tsx'

interface OwnWorkProps {
  board: Board
  now: number
  /** Where work begins: the room on screen; the own one when all are. */
  roomCode: string | undefined
}

/** The person's own coming and going: one line, or the question about a day that was not ended. */
export function OwnWork({ board: { day, ownWork }, now, roomCode }: OwnWorkProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const moment = { now, timeZone, time: undefined }
  const since = ownWork ? timeAt(new Date(ownWork.signedInAt), timeZone) : ''

  if (ownWork && ownWork.day < day) {
    const then = (time: string) => ({ ...moment, time, day: ownWork.day })
    return (
      <Section flush>
        <TimeQuestion
          question={t('attendance.workAsk', { day: dayWords(ownWork.day, 'long') })}
          known={t('attendance.workKnown', { from: since })}
          check={(time) =>
            instantFor(then(time)) < ownWork.signedInAt
              ? t('attendance.workBefore', { time: since })
              : undefined
          }
          onAnswer={(time) => finishWork(then(time))}
        />
      </Section>
    )
  }
  return (
    <div className={styles.line}>
      <IconBriefcase size="1.25rem" aria-hidden="true" />
      <span className={styles.words}>
        {ownWork ? t('attendance.atWork', { time: since }) : t('attendance.notAtWork')}
      </span>
      {ownWork ? (
        <Button variant="default" onClick={() => finishWork(moment)}>
          {t('attendance.endWork')}
        </Button>
      ) : (
        <Button variant="light" onClick={() => beginWork(moment, roomCode)}>
          {t('attendance.startWork')}
        </Button>
      )}
    </div>
  )
}
