// Short messages: 1500 ms, an error long enough to be read, or 10 s when there is something to do, such
// as undoing. One shows at a time, the newest. An older one returns if it still has time, so that no undo is lost.
import { toastDuration, undoWindow } from '@daybook/contract/kernel/constants.ts'
import { createStore } from './store.ts'

export interface Toast {
  id: number
  words: string
  action: ToastAction | undefined
  /** Milliseconds that it stays. */
  duration: number
  /** When it came, in milliseconds of the page. */
  shownAt: number
}

interface ToastAction {
  /** Undo when left out. */
  words?: string
  run: () => void
}

interface ToastOptions {
  undo?: () => void
  action?: ToastAction
  isError?: boolean
}

/** The newest last. */
export const toasts = createStore<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const most = 3
const errorDuration = 5000
let nextId = 1

/** Replaces a toast with the same text, so that it does not show twice.
 *  @returns the toast's id, for dismissToast when the text is no longer true */
export function showToast(words: string, { undo, action, isError }: ToastOptions = {}): number {
  const button = undo ? { run: undo } : action
  const same = toasts.get().find((toast) => toast.words === words && !toast.action && !button)
  if (same) dismissToast(same.id)
  const duration = button ? undoWindow : isError ? errorDuration : toastDuration
  const toast: Toast = { id: nextId++, words, action: button, duration, shownAt: performance.now() }
  const kept = [...toasts.get(), toast]
  for (const tooMany of kept.slice(0, -most)) dismissToast(tooMany.id)
  toasts.set(kept.slice(-most))
  resumeToast(toast)
  return toast.id
}

export function dismissToast(id: number): void {
  holdToast(id)
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** What came with the new screen, such as “Saved”, is about the way there. */
const justNow = 1000

/** On another screen: toasts are about the one where they came. */
export function leaveToasts(): void {
  for (const { id, shownAt } of toasts.get()) if (performance.now() - shownAt > justNow) dismissToast(id)
}

/** For another user: they say what the last one did, and offer to undo it. */
export function dismissToasts(): void {
  for (const { id } of toasts.get()) dismissToast(id)
}

/** Keeps it while somebody points at it or has the focus in it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function resumeToast({ id, duration }: Toast): void {
  holdToast(id)
  timers.set(
    id,
    setTimeout(() => dismissToast(id), duration),
  )
}
