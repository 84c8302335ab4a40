import { useEffect } from 'react'

/** Keeps the screen on while `active`, where the browser allows it. Browsers release the lock when the page is
 *  hidden, so it is requested again when the page becomes visible. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !('wakeLock' in navigator)) return
    let isOver = false
    let held: WakeLockSentinel | undefined
    async function take() {
      if (document.hidden || (held && !held.released)) return
      try {
        held = await navigator.wakeLock.request('screen')
        if (isOver) await held.release()
      } catch {
        // Low battery, or not allowed: the screen then turns off as usual.
      }
    }
    void take()
    const again = () => void take()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void held?.release()
    }
  }, [active])
}
