import { createStore } from './store.ts'

/** Text of at least one and a half times the usual size, on a screen with room for fewer than 25 letters' widths: bars that
 *  stay would leave no room for what they belong to, so they scroll with the page (`:root[data-large-text]`). */
export const isTextLarge = createStore(false)

const [pixels, rems] = [24, 25]

/** Call it once. It follows the browser's, the system's and the app's own size of text. */
export function watchTextSize(): void {
  const root = document.documentElement
  const probe = document.createElement('div')
  Object.assign(probe.style, { position: 'fixed', inlineSize: '1rem', blockSize: '0', visibility: 'hidden' })
  root.append(probe)
  const look = () => {
    const rem = Number.parseFloat(getComputedStyle(root).fontSize)
    const isLarge = rem >= pixels && innerWidth < rems * rem
    root.toggleAttribute('data-large-text', isLarge)
    if (isLarge !== isTextLarge.get()) isTextLarge.set(isLarge)
  }
  new ResizeObserver(look).observe(probe)
  addEventListener('resize', look)
}
