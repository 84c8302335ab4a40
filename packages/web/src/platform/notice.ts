// What platform code wants the person to know; the app shows it (as a toast).

type Listener = (words: string) => void
const listeners = new Set<Listener>()

export function notify(words: string): void {
  for (const listener of listeners) listener(words)
}

/** @returns the way to stop listening */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
