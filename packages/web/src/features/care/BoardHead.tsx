import { taskStatus } from '@daybook/contract/task/task.rules.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconClock, IconProgress } from '@tabler/icons-react'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import type { Place } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { taskLook } from '../task/task.look.ts'
import styles from './BoardHead.module.css'
import type { BoardSearch } from './care.data.ts'
import type { Board, CareKind } from './care.view.ts'

const states = {
  pending: { icon: IconClock, word: 'care.pending' },
  inProgress: { icon: IconProgress, word: 'care.inProgress' },
  done: { icon: IconCircleCheckFilled, word: 'care.done' },
  overdue: { icon: IconAlertTriangleFilled, word: 'care.overdue' },
} as const

interface BoardHeadProps {
  desk: {
    kind: Pick<CareKind, 'name' | 'subject'>
    board: Pick<Board, 'task' | 'room' | 'day'>
    isToday: boolean
    now: number
    timeZone: string
  }
  place: (search: BoardSearch) => Place
}

/** Shows the board's task and its progress in the navigation bar, or the day shown when that is not today, with a button back to today. */
export function BoardHead({ desk: { kind, board, isToday, now, timeZone }, place }: BoardHeadProps) {
  const t = useT()
  const dayWords = useDayWords()
  const { task, room, day } = board
  const where = [room?.name ?? t('care.wholeCentre'), !isToday && dayWords(day, 'long')]
    .filter(Boolean)
    .join(t('care.comma'))
  if (!task && isToday) return null
  if (!task)
    return (
      <div className={styles.other} role="note">
        <IconClock size="1.25rem" aria-hidden="true" />
        <span>{t('care.lateFor', { where })}</span>
        <Button variant="default" onClick={() => void go(place({ code: room?.code }), { replace: true })}>
          {t('care.backToToday')}
        </Button>
      </div>
    )
  const state = taskStatus(task, new Date(now))
  const { icon: Icon, word } = states[state]
  const { done, total } = task
  return (
    <HeadActions>
      <section
        className={styles.task}
        style={subjectColours(kind.subject)}
        data-state={state}
        aria-label={t(taskLook(kind.name).title)}
      >
        <p className={styles.due}>
          {t('care.due', { time: clockAt(task.dueAt, timeZone) })}
          {!room && <span className={styles.where}>{where}</span>}
        </p>
        <p className={styles.state}>
          <Icon size="1.125rem" aria-hidden="true" />
          <span className={styles.word}>{t(word)}</span>
          <span className="visually-hidden">{t('care.progress', { done, total })}</span>
          <span aria-hidden="true">{t('care.doneOf', { done, total })}</span>
        </p>
        <progress className={styles.bar} value={done} max={Math.max(1, total)} aria-hidden="true" />
      </section>
    </HeadActions>
  )
}
