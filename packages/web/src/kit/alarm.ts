// A sound and a buzz that call somebody to the screen. Browsers let a page sound only after a person has touched it;
// until then the alarm is `waiting`, and whoever uses it has to say so.
import { createStore, useStore } from './store.ts'

export type AlarmState = 'ready' | 'waiting' | 'muted' | 'impossible'
export type Call = 'due' | 'overdue'

/** Hertz and seconds: two notes for what is due, the same three times for what is overdue. */
const notes = {
  due: [
    [880, 0.18],
    [1175, 0.32],
  ],
  overdue: [
    [988, 0.16],
    [784, 0.16],
    [988, 0.16],
    [784, 0.16],
    [988, 0.3],
  ],
} as const
const buzzes = { due: [200, 100, 200], overdue: [400, 150, 400, 150, 400] }

const state = createStore<AlarmState>('AudioContext' in globalThis ? 'waiting' : 'impossible')
let context: AudioContext | undefined
let isMuted = false

function settle() {
  if (!('AudioContext' in globalThis)) return state.set('impossible')
  if (isMuted) return state.set('muted')
  state.set(context?.state === 'running' ? 'ready' : 'waiting')
}

/** To be called by a tap or a key: from then on the alarm can be heard. */
async function unlock() {
  if (isMuted || !('AudioContext' in globalThis)) return
  try {
    context ??= new AudioContext()
    context.onstatechange = settle
    // A device that slept or rang has it suspended.
    if (context.state !== 'running') await context.resume()
  } catch {
    // Not now: the next touch tries again.
  }
  settle()
}

/** Any touch or key makes the alarm ready. @returns the way to stop listening */
export function listenForTouch(): () => void {
  const touched = () => void unlock()
  addEventListener('pointerup', touched)
  addEventListener('keyup', touched)
  settle()
  return () => {
    removeEventListener('pointerup', touched)
    removeEventListener('keyup', touched)
  }
}

export function muteAlarm(muted: boolean): void {
  isMuted = muted
  settle()
  if (!muted) void unlock()
}

/** Calls once; without a word when it is muted or not ready. */
export function callOut(call: Call): void {
  if (isMuted) return
  // Asked for without a touch, a browser refuses it with an error in its console.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(buzzes[call])
  if (context?.state !== 'running') return
  let at = context.currentTime
  for (const [hertz, seconds] of notes[call]) {
    sound(context, hertz, at, seconds)
    at += seconds
  }
}

/** One note that swells and fades, so that it does not click. */
function sound(on: AudioContext, hertz: number, at: number, seconds: number) {
  const tone = on.createOscillator()
  const loudness = on.createGain()
  tone.frequency.value = hertz
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.5, at + 0.02)
  loudness.gain.linearRampToValueAtTime(0, at + seconds)
  tone.connect(loudness).connect(on.destination)
  tone.start(at)
  tone.stop(at + seconds)
}

export function useAlarmState(): AlarmState {
  return useStore(state)
}
