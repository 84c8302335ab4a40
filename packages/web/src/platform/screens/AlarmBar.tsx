import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useEffect } from 'react'
import { headTaken } from '../../kit/alarm.place.ts'
import styles from './AlarmBar.module.css'
import { Link } from './Link.tsx'
import type { Place } from './places.ts'

interface AlarmBarProps {
  /** Said aloud. Without minutes, so that it is announced when a name is added and not every minute. */
  call: string
  /** What has to be done now. */
  words: string
  over: string
  /** The page where it is done, or what opens a list of several. */
  leadsTo: Place | (() => void)
}

/** The alarm in the head of every screen: what has to be done now, and a tap to do it. It stands in the title's place,
 *  over a smaller title, so that nothing below moves when it comes and goes. */
export function AlarmBar({ call, words, over, leadsTo }: AlarmBarProps) {
  useEffect(() => {
    headTaken.set(true)
    return () => headTaken.set(false)
  }, [])
  const line = (
    <>
      <IconAlertTriangleFilled size="1.125rem" aria-hidden="true" />
      <span className={styles.words}>{words}</span>
      <b>{over}</b>
    </>
  )
  return (
    <>
      <p role="alert" className="visually-hidden">
        {call}
      </p>
      {typeof leadsTo === 'string' ? (
        <Link className={styles.alarm} to={leadsTo} data-alarm>
          {line}
        </Link>
      ) : (
        <button type="button" className={styles.alarm} onClick={leadsTo} aria-haspopup="dialog" data-alarm>
          {line}
        </button>
      )}
    </>
  )
}
