/** Moves the focus to the first of these fields as they stand on the page, and shows what is wrong with it: the words below
 *  the field stood behind the bar. */
export function focusFirst(root: Element | null, paths: readonly string[]): void {
  const wrong = [...(root?.querySelectorAll<HTMLElement>('[data-path]') ?? [])].find(({ dataset }) =>
    paths.includes(dataset.path ?? ''),
  )
  wrong?.querySelector<HTMLElement>('input, textarea, select, button')?.focus()
  // Once the words are there.
  requestAnimationFrame(() => requestAnimationFrame(() => wrong?.scrollIntoView({ block: 'nearest' })))
}
