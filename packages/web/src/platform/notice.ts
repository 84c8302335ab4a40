// Messages from platform code to the user. The app shows them as toasts.

type Listener = (words: string) => void
const listeners = new Set<Listener>()

export function notify(words: string): void {
  for (const listener of listeners) listener(words)
}

/** @returns a function that removes the listener */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
