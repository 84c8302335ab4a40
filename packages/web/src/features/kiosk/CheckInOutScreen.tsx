import { useEffect } from 'react'
import { useStore } from '../../kit/store.ts'
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
    const send = () => void (taps.get().length > 0 && sendNow())
    send()
    addEventListener('online', send)
    const timer = setInterval(send, again)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [known])
  return known ? <Kiosk tenantId={known.tenantId} /> : <PairForm />
}
