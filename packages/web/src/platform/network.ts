// Whether the browser reports a network connection, and whether the server answers.
import { useSyncExternalStore } from 'react'
import { createStore } from '../kit/store.ts'

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

/** False while the last request had no answer, or one of a proxy that could not reach the server. */
export const serverAnswers = createStore(true)
