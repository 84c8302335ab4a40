import { type RefObject, useLayoutEffect } from 'react'

/** Keeps an element's height in a variable of the page, so that the page keeps space for what floats above it. */
export function useHeightAs(
  variable: '--navigation-bar' | '--action-bar' | '--tab-bar' | '--toast-height',
  of: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const page = document.documentElement.style
    let isSet = false
    const observer = new ResizeObserver(() => {
      // A bar at the side, or one that scrolls with the page, is above nothing, and says nothing of another one.
      const coversNothing = getComputedStyle(element).getPropertyValue('--covers-nothing') !== ''
      if (!coversNothing) page.setProperty(variable, `${element.offsetHeight}px`)
      else if (isSet) page.removeProperty(variable)
      isSet = !coversNothing
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (isSet) page.removeProperty(variable)
    }
  }, [variable, of])
}
