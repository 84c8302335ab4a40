import { timeAt } from '@daybook/contract/kernel/dates.ts'
import type { TaskItem } from '@daybook/contract/today/today.contract.ts'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { taskLook } from '../task/index.ts'
import styles from './TaskRow.module.css'

interface TaskRowProps {
  task: TaskItem
  isToday: boolean
}

/** A task with how far it is; it opens its page, unless its day has not come. */
export function TaskRow({ task, isToday }: TaskRowProps) {
  const t = useT()
  const { subject, title } = taskLook[task.kind]
  const parts = {
    start: <SubjectIcon subject={subject} />,
    title: (
      <>
        {t(title)} <span className={styles.room}>{task.roomName ?? t('today.wholeCentre')}</span>
      </>
    ),
    detail: <State task={task} isToday={isToday} />,
    end: task.page !== null && <Progress task={task} />,
  }
  return (
    <li className={styles.task} data-status={task.status}>
      {task.page === null ? <Row {...parts} /> : <Row as={Link} to={placeOf(task.page)} {...parts} />}
    </li>
  )
}

const icons = { pending: IconClock, inProgress: IconClock, done: IconCircleCheck, overdue: IconAlertTriangle }

/** Its state in a word and a sign, its time, and whom it is for. */
function State({ task, isToday }: TaskRowProps) {
  const t = useT()
  const time = timeAt(new Date(task.dueAt), useTimeZone())
  const Icon = icons[task.status]
  const late = isToday ? t('today.overdueSince', { time }) : t('today.missedAt', { time })
  const words = { pending: time, inProgress: time, done: `${t('today.doneWord')} · ${time}`, overdue: late }
  return (
    <span className={styles.state}>
      <Icon size="1rem" aria-hidden="true" />
      <span>
        {words[task.status]}
        {task.staffName && ` · ${t('today.forPerson', { name: task.staffName })}`}
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
