// Keys that do something from anywhere on a desk. Who shows what they do says so, and the help lists them (shell/Shortcuts).
import { useEffect, useEffectEvent } from 'react'
import { createStore } from './store.ts'

interface Shortcut {
  /** As it is pressed: `/`, `n`, `Ctrl+k`. */
  keys: string
  /** What it does. */
  words: string
  run: () => void
}

export const shortcuts = createStore<readonly Shortcut[]>([])

/** The key does this while the component is there. */
export function useShortcut(keys: string, words: string, run: () => void, isOn = true): void {
  const press = useEffectEvent(run)
  useEffect(() => {
    if (!isOn) return
    const own = { keys, words, run: () => press() }
    shortcuts.set([...shortcuts.get(), own])
    return () => shortcuts.set(shortcuts.get().filter((other) => other !== own))
  }, [keys, words, isOn])
}

/** The shortcut of a key press; undefined where keys write, in a dialog, and for other keys. The latest comes first. */
export function shortcutOf(event: KeyboardEvent): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event
  if (altKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
  const hasModifier = ctrlKey || metaKey
  if (!hasModifier && writesText(target)) return
  const keys = `${hasModifier ? 'Ctrl+' : ''}${key.toLowerCase()}`
  return shortcuts.get().findLast((one) => one.keys.toLowerCase() === keys.toLowerCase())
}

const writesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
