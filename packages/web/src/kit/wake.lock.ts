import { useEffect } from 'react'

/** Keeps the screen lit for as long as `active`, where the browser lets a page do so. It lets go of the lock by
 *  itself when the page goes out of sight, so it is asked for anew when it comes back. */
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
        // Low battery, or not allowed here: the screen then goes dark as it always did.
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
