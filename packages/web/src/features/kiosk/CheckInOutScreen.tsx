import { useEffect, useState } from 'react'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useStore } from '../../kit/store.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { session } from '../../platform/session/current.ts'
import { endSession } from '../auth/index.ts'
import { Kiosk } from './Kiosk.tsx'
import { paired } from './kiosk.paired.ts'
import { sendNow, taps } from './kiosk.taps.ts'
import { PairForm } from './PairForm.tsx'

const again = 15_000

/** The page of the tablet at the door. What it shows is state and not history, so Back brings nothing up again. */
export function CheckInOutScreen() {
  const known = useStore(paired)
  // Back or an address would open the screens of whoever signed in on the tablet.
  const [isLeaving, setIsLeaving] = useState(() => paired.get() !== undefined && session.get().isLogin)
  useEffect(() => {
    if (isLeaving) void endSession().then(() => setIsLeaving(false))
  }, [isLeaving])
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
  if (isLeaving) return <Skeletons shape="page" />
  return known ? <Kiosk tenantId={known.tenantId} /> : <PairForm />
}
