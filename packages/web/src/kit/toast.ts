// Short messages above everything: 1500 ms, or 10 s when something can be undone.
import { toastDuration, undoWindow } from '@daybook/contract/kernel/constants.ts'
import { valueStore } from './value.store.ts'

export interface Toast {
  id: number
  words: string
  undo: (() => void) | undefined
}

export const toasts = valueStore<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
const most = 3
let nextId = 1

/** The same words again take the place of the first, instead of standing there twice. */
export function showToast(words: string, options: { undo?: () => void } = {}): void {
  const same = toasts.get().find((toast) => toast.words === words && !toast.undo && !options.undo)
  if (same) dismissToast(same.id)
  const toast: Toast = { id: nextId++, words, undo: options.undo }
  const shown = [...toasts.get(), toast]
  for (const tooMany of shown.slice(0, -most)) dismissToast(tooMany.id)
  toasts.set(shown.slice(-most))
  resumeToast(toast)
}

export function dismissToast(id: number): void {
  holdToast(id)
  toasts.set(toasts.get().filter((toast) => toast.id !== id))
}

/** It stays while somebody points at it or has the focus in it. */
export function holdToast(id: number): void {
  clearTimeout(timers.get(id))
  timers.delete(id)
}

export function resumeToast({ id, undo }: Toast): void {
  holdToast(id)
  timers.set(
    id,
    setTimeout(() => dismissToast(id), undo ? undoWindow : toastDuration),
  )
}
