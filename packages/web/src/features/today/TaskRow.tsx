import type { TaskItem } from '@daybook/contract/today/today.contract.ts'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { SubjectIcon, subjectColours } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { taskLook } from '../task/task.look.ts'
import styles from './TaskRow.module.css'

export const statusIcons = {
  pending: IconClock,
  inProgress: IconClock,
  done: IconCircleCheck,
  overdue: IconAlertTriangle,
}

interface TaskRowProps {
  task: TaskItem
  isToday: boolean
}

/** A task with its progress. It links to its page, unless its day is in the future. */
export function TaskRow({ task, isToday }: TaskRowProps) {
  const t = useT()
  const { subject, title } = taskLook(task.kind)
  return (
    <li className={styles.task} data-status={task.status} style={subjectColours(subject)}>
      <Frame page={task.page}>
        <SubjectIcon subject={subject} />
        <span className={styles.text}>
          <span className={styles.title}>{t(title)}</span>
          <State task={task} isToday={isToday} />
        </span>
        {task.page !== null && <Progress task={task} />}
      </Frame>
    </li>
  )
}

function Frame({ page, children }: { page: string | null; children: ReactNode }) {
  if (page === null) return <div className={styles.row}>{children}</div>
  return (
    <Link to={placeOf(page)} className={styles.row}>
      {children}
    </Link>
  )
}

/** The task's status with icon, time, room and assignee. */
function State({ task, isToday }: TaskRowProps) {
  const t = useT()
  const time = clockAt(task.dueAt, useTimeZone())
  const Icon = statusIcons[task.status]
  const late = isToday ? t('today.overdueAt', { time }) : t('today.missedAt', { time })
  const words = { pending: time, inProgress: time, done: t('today.doneAt', { time }), overdue: late }
  const place = [
    task.roomName ?? t('today.wholeCentre'),
    task.staffName && t('today.forPerson', { name: task.staffName }),
  ]
  return (
    <span className={styles.state}>
      <Icon size="1rem" aria-hidden="true" />
      <span className={styles.facts}>
        <span className={styles.when}>{words[task.status]}</span>{' '}
        <span>{place.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  )
}

function Progress({ task: { done, total, status } }: { task: TaskItem }) {
  const t = useT()
  if (total === 0)
    return <span className={styles.nobody}>{t(status === 'done' ? 'today.nobody' : 'today.nobodyYet')}</span>
  return (
    <span className={styles.progress}>
      {t('today.progress', { done, total })}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ inlineSize: `${(100 * done) / total}%` }} />
      </span>
    </span>
  )
}
