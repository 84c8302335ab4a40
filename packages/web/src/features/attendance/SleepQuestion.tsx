import { Button } from '@mantine/core'
import { useState } from 'react'
import { useKit } from '../../kit/kit.context.ts'
import type { Person } from '../../kit/names.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type OpenSleep, openSleepsOf } from './attendance.asleep.ts'
import { nameHere } from './attendance.data.ts'

interface SleepQuestionProps {
  /** All who are signed out together. */
  children: readonly Person[]
  /** Which of their sleeps are asked about; all that are open when left out. */
  asked?: readonly OpenSleep[]
  /** The time of the sign-out, for people to read. */
  time: string
  onClose: () => void
  /** Signs the children out and ends these sleeps. */
  onSignOut: (sleeps: readonly OpenSleep[]) => void
}

/** Asks whether the sleep of children who are still down as asleep ends with their sign-out. */
export function SleepQuestion({ children, asked, time, onClose, onSignOut }: SleepQuestionProps) {
  const t = useT()
  const kit = useKit()
  // Stays as it was asked while others end some of these sleeps.
  const [sleeps] = useState(() => asked ?? openSleepsOf(children))
  const sleepers = children.filter(({ id }) => sleeps.some(({ childId }) => childId === id))
  const isAsleep = sleeps.every(({ detail }) => detail.asleepAt !== null)
  const words = isAsleep ? 'attendance.stillAsleep' : 'attendance.stillInBed'
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(sleepers.length > 1 ? 'attendance.stillDown' : words, {
        who: sleepers.map(nameHere).join(t('care.comma')),
      })}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {kit.words('cancel')}
          </Button>
          <Button
            onClick={() => {
              onClose()
              onSignOut(sleeps)
            }}
          >
            {t('attendance.endSleep')}
          </Button>
        </>
      }
    >
      <p>{t('attendance.endSleepHint', { time })}</p>
    </Sheet>
  )
}
