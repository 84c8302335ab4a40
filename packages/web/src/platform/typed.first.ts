// What somebody has typed and pressed on the sign-in page of index.html before the app was there (app/first).

export interface TypedFirst {
  values: Readonly<Record<string, string>>
  /** The field in which somebody is typing. */
  focused: { name: string; start: number | null; end: number | null } | undefined
  /** Which of the page's buttons was pressed last. */
  pressed: number | undefined
}

let typed: TypedFirst | undefined

/** Call it in the task that renders the app, so that no key is pressed in between. */
export function readTypedFirst(root: HTMLElement): void {
  if (root.dataset.first === undefined) return
  const fields = [...root.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')]
  const focused = fields.find((field) => field === document.activeElement)
  typed = {
    values: Object.fromEntries(fields.map(({ name, value }) => [name, value])),
    focused: focused && { name: focused.name, start: focused.selectionStart, end: focused.selectionEnd },
    pressed: root.dataset.pressed === undefined ? undefined : Number(root.dataset.pressed),
  }
  delete root.dataset.first
  delete root.dataset.pressed
}

export const typedFirst = (): TypedFirst | undefined => typed

/** Another screen may be the first. */
export function forgetTypedFirst(): void {
  typed = undefined
}

/** Goes on where somebody was, on a page with the same fields and buttons. */
export function goOnFrom({ focused, pressed }: TypedFirst, page: HTMLElement): void {
  if (focused) {
    const field = page.querySelector<HTMLInputElement>(`input[name="${focused.name}"]`)
    field?.focus({ preventScroll: true })
    field?.setSelectionRange(focused.start, focused.end)
  }
  if (pressed !== undefined) page.querySelectorAll('button')[pressed]?.click()
}
