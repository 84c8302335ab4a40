import { useEffect } from 'react'
import { useStore } from '../../kit/store.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { Kiosk } from './Kiosk.tsx'
import { paired } from './kiosk.paired.ts'
import { sendNow, taps } from './kiosk.taps.ts'
import { PairForm } from './PairForm.tsx'

const again = 15_000

/** The page of the tablet at the door. What it shows is state and not history, so Back brings nothing up again. */
export function CheckInOutScreen() {
  const known = useStore(paired)
  useEffect(() => {
    if (!known) return
    const send = async () => {
      const before = taps.get()
      if (before.length === 0) return
      await sendNow()
      // What was sent is on the board from now on, and no longer among the taps.
      if (taps.get() !== before) void queryClient.invalidateQueries({ queryKey: ['kiosk.board'] })
    }
    const start = () => void send()
    start()
    addEventListener('online', start)
    const timer = setInterval(start, again)
    return () => {
      removeEventListener('online', start)
      clearInterval(timer)
    }
  }, [known])
  return known ? <Kiosk tenantId={known.tenantId} /> : <PairForm />
}
