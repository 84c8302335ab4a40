import { useEffect, useState } from 'react'
import { useKit } from './kit.context.ts'

/** The current time in milliseconds, updated every `every` milliseconds and when the page becomes visible again. */
export function useNow(every = 30_000): number {
  const { now } = useKit()
  const [time, setTime] = useState(now)
  useEffect(() => {
    const tick = () => setTime(now())
    const timer = setInterval(tick, every)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [now, every])
  return time
}
