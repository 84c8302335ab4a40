/** Keeps a dialog in what is in sight. The keyboard of a phone covers the foot of a page without making the page smaller
 *  (`--keyboard`). What has no room for five times its head scrolls as a whole (`data-low`). */
export function stayInSight(dialog: HTMLElement, until: AbortController): void {
  const seen = visualViewport as VisualViewport
  const head = dialog.querySelector('h2')?.parentElement as HTMLElement
  const place = (event?: Event) => {
    // By its scale: what two fingers have made larger is covered by nothing.
    const covered = Math.max(0, innerHeight - seen.offsetTop - seen.height * seen.scale)
    dialog.style.setProperty('--keyboard', `${covered}px`)
    dialog.toggleAttribute('data-low', innerHeight - covered < 5 * head.offsetHeight)
    if (event?.type === 'resize') dialog.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }
  place()
  for (const change of ['resize', 'scroll']) seen.addEventListener(change, place, until)
}
