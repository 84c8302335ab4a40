// The keyboard's place is never lost. What was pressed may disappear or be disabled, and the browser then starts again at the
// top of the page, where somebody who does not see it has to look for their place.
import { hasNoFocus } from './focus.return.ts'

/** What opens or closes puts the focus somewhere itself, after a moment. */
const patience = 100

/** Not a text field: its keyboard would come up over what somebody reads. */
const controls = ':is(a[href], button, summary, [type="checkbox"], [type="radio"]):not(:disabled)'

interface Spot {
  element: HTMLElement
  /** Where it stood in each part that is around it, the innermost first. */
  around: { part: Element; index: number }[]
  isByKeyboard: boolean
}

/** Call it once. @returns what ends it */
export function keepFocus(): () => void {
  let last: Spot | undefined
  /** Where the focus was before it went to a toast, which goes away by itself. */
  let origin: Spot | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const note = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return
    if (target.closest('[role="status"]')) origin ??= last
    else origin = undefined
    last = spotOf(target)
  }
  const goOn = () => {
    timer = undefined
    if (!last || last.element.isConnected || !hasNoFocus()) return
    const preventScroll = !last.isByKeyboard
    const from = origin ?? last
    const place = isUsable(from.element) ? from.element : nearest(from)
    place?.focus({ preventScroll: preventScroll || place.matches('main') })
  }
  const changes = new MutationObserver((all) => {
    if (!last) return
    const { element } = last
    // What it did has failed, and is tried again from here.
    const isBack = all.some(({ type, target }) => type === 'attributes' && target === element)
    if (isBack && isUsable(element) && hasNoFocus()) element.focus({ preventScroll: true })
    if (!element.isConnected) timer ??= setTimeout(goOn, patience)
  })
  document.addEventListener('focusin', note)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('focusin', note)
    changes.disconnect()
  }
}

function spotOf(element: HTMLElement): Spot {
  const around: Spot['around'] = []
  for (let one: Element = element; one.parentElement; one = one.parentElement)
    around.push({ part: one.parentElement, index: [...one.parentElement.children].indexOf(one) })
  return { element, around, isByKeyboard: element.matches(':focus-visible') }
}

const isUsable = (element: HTMLElement) =>
  element.isConnected && element.checkVisibility() && !element.matches(':disabled')

/** What took its place in the smallest part that is still there; or what stands before it; or the page's content. */
function nearest({ around }: Spot): HTMLElement | null {
  const main = document.querySelector<HTMLElement>('main')
  for (const { part, index } of around) {
    if (!part.isConnected) continue
    if (!main?.contains(part) || part === main) return main
    const children = [...part.children]
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll(controls)].find(isReached)
      if (found) return found
    }
  }
  return main
}

function isReached(element: Element): element is HTMLElement {
  return (
    element instanceof HTMLElement && element.matches(controls) && isUsable(element) && element.tabIndex >= 0
  )
}
