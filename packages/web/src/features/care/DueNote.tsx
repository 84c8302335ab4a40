import { IconAlertTriangleFilled, IconClock } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import type { Due } from './care.view.ts'
import styles from './RoomFaces.module.css'

/** The time until a child's next entry is due. Amber when due soon, red when due. */
export function DueNote({ due, now }: { due: Due; now: number }) {
  const t = useT()
  // The board's clock ticks every 10 seconds, so rounding up could show 2 h 1 min just after an application.
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
