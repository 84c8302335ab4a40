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
    const observer = new ResizeObserver(() => {
      // A bar at the side, or one that scrolls with the page, is above nothing.
      const coversNothing = getComputedStyle(element).getPropertyValue('--covers-nothing') !== ''
      page.setProperty(variable, coversNothing ? '0px' : `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty(variable)
    }
  }, [variable, of])
}
