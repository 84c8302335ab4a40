// A sound and a vibration that call somebody to the screen. Browsers let a page play sound only after a touch; until
// then the alarm is `waiting`, and the screen that uses it has to say so.
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

/** Call this from a tap or key press: from then on the alarm can be heard. */
async function unlock() {
  if (isMuted || !('AudioContext' in globalThis)) return
  try {
    context ??= new AudioContext()
    context.onstatechange = settle
    // It is suspended after the device slept or took a call.
    if (context.state !== 'running') await context.resume()
  } catch {
    // The next touch tries again.
  }
  settle()
}

/** Makes the alarm ready at the first touch or key press. @returns a function that stops listening */
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

/** Plays the alarm once; does nothing when it is muted or not ready. */
export function callOut(call: Call): void {
  if (isMuted) return
  // Without a touch before, browsers refuse to vibrate and log an error.
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
