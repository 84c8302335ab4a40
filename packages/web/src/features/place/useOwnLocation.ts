import { useState } from 'react'
import type { Coordinates } from './place.coordinates.ts'

const patience = 15_000

/** Where this device is, asked for only when somebody wants it. */
export function useOwnLocation(found: (at: Coordinates) => void) {
  const [state, setState] = useState<'idle' | 'asking' | 'denied' | 'failed'>('idle')
  function ask() {
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('idle')
        found({ latitude, longitude })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { enableHighAccuracy: true, timeout: patience },
    )
  }
  return { state, ask }
}
