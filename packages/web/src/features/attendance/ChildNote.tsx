import { IconAlarm, IconArrowsExchange, IconDoorExit, IconHome, IconHourglass } from '@tabler/icons-react'
import { type ComponentType, memo } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { SeenChild } from './attendance.board.ts'

interface ChildNoteProps {
  child: SeenChild
  /** Name of the room the child is visiting, if it is not their own. */
  visits: string | undefined
}

/** The child's status today as a word or a time. Anything unusual also has an icon. */
export const ChildNote = memo(function ChildNote({ child, visits }: ChildNoteProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const sayDay = useDayWords()
  const at = (instant: string | null) => (instant === null ? '' : clockAt(instant, timeZone))
  const { presence, marks, expectedFrom, signedInAt, signedOutAt, absence, awayUntil } = child
  const has = (mark: SeenChild['marks'][number]) => marks.includes(mark)

  if (presence === 'expected') return t('attendance.from', { time: at(expectedFrom) })
  if (presence === 'late')
    return <Mark icon={IconAlarm} tone="soon" words={t('attendance.late', { time: at(expectedFrom) })} />
  if (presence === 'absent' && awayUntil)
    return <Mark icon={IconHome} words={t('attendance.awayUntil', { day: sayDay(awayUntil, 'short') })} />
  if (presence === 'absent') return absence ? t(`attendance.${absence.reason}`) : t('attendance.didNotCome')
  if (presence === 'goneHome') {
    const time = at(signedOutAt)
    if (has('leftEarly')) return <Mark icon={IconDoorExit} words={t('attendance.leftEarly', { time })} />
    if (has('collectedLate'))
      return <Mark icon={IconHourglass} words={t('attendance.collectedLate', { time })} />
    return time
  }
  if (presence === 'notToday') return child.isTermBreak ? t('attendance.termBreak') : null
  if (has('notCollected'))
    return <Mark icon={IconHourglass} tone="overdue" words={t('attendance.notCollected')} />
  if (awayUntil)
    return (
      <Mark
        icon={IconHome}
        tone="overdue"
        words={t('attendance.awayUntil', { day: sayDay(awayUntil, 'short') })}
      />
    )
  if (visits) return <Mark icon={IconArrowsExchange} words={t('attendance.visiting', { room: visits })} />
  const time = at(signedInAt)
  return has('arrivedLate') ? <Mark icon={IconAlarm} words={t('attendance.cameLate', { time })} /> : time
})

interface MarkProps {
  icon: ComponentType<{ size?: string }>
  words: string
  tone?: 'soon' | 'overdue'
}

function Mark({ icon: Icon, words, tone }: MarkProps) {
  return (
    <span className="line" style={{ gap: '0.1875rem', color: tone && `var(--${tone})` }}>
      <Icon size="1rem" />
      <span style={{ minInlineSize: 0 }}>{words}</span>
    </span>
  )
}
