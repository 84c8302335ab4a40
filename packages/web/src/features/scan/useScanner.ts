import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { qrReader } from '../../platform/qr.reader.ts'

/** `starting` also while the person is asked. */
export type ScannerState = 'starting' | 'looking' | 'denied' | 'noCamera'

/** In milliseconds. A phone reads a label several times a second without getting warm. */
const between = 200

/** Shows the camera behind a phone in a video, and says which codes it sees. */
export function useScanner(found: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<ScannerState>('starting')
  const tell = useEffectEvent(found)
  useEffect(() => {
    const over = new AbortController()
    void start(video.current, { over: over.signal, tell, setState }).catch((error: unknown) => {
      const isDenied = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!over.signal.aborted) setState(isDenied ? 'denied' : 'noCamera')
    })
    return () => over.abort()
  }, [])
  return { video, state }
}

interface Scanning {
  over: AbortSignal
  tell: (text: string) => void
  setState: (state: ScannerState) => void
}

async function start(video: HTMLVideoElement | null, { over, tell, setState }: Scanning): Promise<void> {
  // Without TLS a browser has no cameras.
  const camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const stop = () => {
    for (const track of camera.getTracks()) track.stop()
  }
  if (over.aborted || !video) return stop()
  over.addEventListener('abort', stop)
  video.srcObject = camera
  const [read] = await Promise.all([qrReader(), video.play()])
  if (over.aborted) return
  setState('looking')
  const look = async () => {
    // A frame that can't be read is followed by others.
    const text = await read(video).catch(() => undefined)
    if (over.aborted) return
    if (text !== undefined) tell(text)
    setTimeout(() => void look(), between)
  }
  await look()
}
