// Where the focus goes when what had it closes, is disabled or disappears.

const origins = new WeakMap<Element, Element>()

/** Remembers where the focus is when this dialog opens. */
export function rememberFocus(dialog: HTMLDialogElement): void {
  if (document.activeElement) origins.set(dialog, document.activeElement)
}

/** Gives the focus back when this dialog has closed. If it was opened from a dialog that has closed as well, the focus
 *  goes to where that one was opened from. */
export function returnFocus(dialog: HTMLDialogElement): void {
  let target = origins.get(dialog)
  while (target && !target.isConnected) {
    const outer: Element | null = target.closest('dialog')
    target = outer ? origins.get(outer) : undefined
  }
  const place = target ?? document.querySelector('main')
  if (hasNoFocus() && place instanceof HTMLElement) place.focus({ preventScroll: true })
}

/** Whether nothing has the focus, or something that is about to lose it. */
export function hasNoFocus(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return true
  return focused.matches(':disabled') || !focused.checkVisibility()
}
