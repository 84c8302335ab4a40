import { IconAlertTriangleFilled, IconClock } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import type { Due } from './care.view.ts'
import styles from './DueNote.module.css'

/** How long until a child is next, in words; amber when that is soon and red when it is time. */
export function DueNote({ due, now }: { due: Due; now: number }) {
  const t = useT()
  // A board's clock ticks seldom: what was applied a moment ago is two hours away, and not two hours and a minute.
  const minutes = Math.max(1, Math.round(Math.abs(due.at - now) / 60_000))
  const time = minutes < 60 ? t('care.minutes', { minutes }) : t('care.hoursMinutes', split(minutes))
  const Icon = due.state === 'due' ? IconAlertTriangleFilled : IconClock
  return (
    <span className={styles.due} data-state={due.state}>
      <Icon size="1rem" aria-hidden="true" />
      <span>{due.state === 'due' ? t('care.overdueBy', { time }) : t('care.againIn', { time })}</span>
    </span>
  )
}

const split = (minutes: number) => ({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
