import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { roomMarks } from '../room/index.ts'
import styles from './OverdueBar.module.css'
import { useDueChecks, useDueElsewhere } from './sleep.watch.data.ts'
import type { DueCheck } from './sleep.watch.ts'

/** The red bar about due sleep checks, on every screen: one child, or how many. Marks the rooms' chips as well. */
export function OverdueBar() {
  const t = useT()
  const checks = useDueChecks()
  const elsewhere = useDueElsewhere(checks)
  const rooms = [...new Set(checks.map(({ room }) => room.code))].join(' ')
  const words = t('sleep.checkIsDue')
  useEffect(() => {
    roomMarks.set(new Map(rooms === '' ? [] : rooms.split(' ').map((code) => [code, words])))
  }, [rooms, words])
  const [first] = elsewhere
  if (!first) return null
  return (
    <div className={styles.bar}>
      {/* Without minutes, so that it is announced when a name is added and not every minute. */}
      <p role="alert" className="visually-hidden">
        {t('sleep.calls', { who: elsewhere.map(({ name }) => name).join(t('care.comma')) })}
      </p>
      <Link
        className={styles.link}
        to={to.sleep({ code: first.room.code, check: elsewhere.length === 1 ? first.childId : undefined })}
      >
        <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
        <span>{elsewhere.length === 1 ? oneWords(t, first) : severalWords(t, elsewhere.length, first)}</span>
      </Link>
    </div>
  )
}

type T = ReturnType<typeof useT>

const oneWords = (t: T, { name, over }: DueCheck) =>
  over === 0 ? t('sleep.checkNow', { name }) : t('sleep.checkNowOver', { name, minutes: over })

const severalWords = (t: T, count: number, { over }: DueCheck) =>
  over === 0 ? t('sleep.checkSeveral', { count }) : t('sleep.checkSeveralOver', { count, minutes: over })
