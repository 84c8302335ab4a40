import { pullToRefreshOffset } from '@daybook/contract/kernel/constants.ts'
import { IconArrowDown, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useKit } from './kit.context.ts'
import styles from './PullToRefresh.module.css'

interface PullToRefreshProps {
  /** Undefined turns it off. */
  onRefresh: (() => Promise<unknown>) | undefined
  children: ReactNode
}

/** Pulling 80 px at the top of the page reads it again. For touch only: on other devices a page is read again
 *  whenever its window gets the focus. */
export function PullToRefresh({ onRefresh, children }: PullToRefreshProps) {
  const { words } = useKit()
  const [pulled, setPulled] = useState(0)
  const [refreshing, setRefreshing] = useState(false)
  const startedAt = useRef<number | undefined>(undefined)
  const isEnough = pulled >= pullToRefreshOffset

  const start = useEffectEvent((event: TouchEvent) => {
    const inSheet = event.target instanceof Element && event.target.closest('dialog')
    startedAt.current =
      scrollY <= 0 && !inSheet && !refreshing && onRefresh ? event.touches[0]?.clientY : undefined
  })
  const move = useEffectEvent((event: TouchEvent) => {
    if (startedAt.current === undefined) return
    const distance = (event.touches[0]?.clientY ?? 0) - startedAt.current
    // Half the distance of the finger, so that it feels elastic.
    setPulled(scrollY <= 0 ? Math.min(Math.max(0, distance / 2), pullToRefreshOffset * 1.5) : 0)
  })
  const end = useEffectEvent(async () => {
    startedAt.current = undefined
    if (isEnough && onRefresh) {
      setRefreshing(true)
      await onRefresh()
      setRefreshing(false)
    }
    setPulled(0)
  })

  useEffect(() => {
    const down = (event: TouchEvent) => start(event)
    const drag = (event: TouchEvent) => move(event)
    const up = () => void end()
    addEventListener('touchstart', down, { passive: true })
    addEventListener('touchmove', drag, { passive: true })
    addEventListener('touchend', up)
    addEventListener('touchcancel', up)
    return () => {
      removeEventListener('touchstart', down)
      removeEventListener('touchmove', drag)
      removeEventListener('touchend', up)
      removeEventListener('touchcancel', up)
    }
  }, [])

  const label = refreshing ? 'refreshing' : isEnough ? 'releaseToRefresh' : 'pullToRefresh'
  return (
    <>
      <div
        className={styles.indicator}
        style={{ blockSize: refreshing ? pullToRefreshOffset / 2 : pulled }}
        role="status"
      >
        {(pulled > 0 || refreshing) && (
          <>
            {refreshing ? (
              <IconRefresh className={styles.turning} size="1.25rem" aria-hidden="true" />
            ) : (
              <IconArrowDown
                className={styles.arrow}
                data-up={isEnough || undefined}
                size="1.25rem"
                aria-hidden="true"
              />
            )}
            {words(label)}
          </>
        )}
      </div>
      {children}
    </>
  )
}
