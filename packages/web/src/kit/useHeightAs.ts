import { type RefObject, useLayoutEffect } from 'react'

/** Keeps an element's height in a variable of the page, so that the page keeps space for what floats above it. */
export function useHeightAs(
  variable: '--action-bar' | '--tab-bar' | '--toast',
  of: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const element = of.current
    if (!element) return
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => {
      // An action bar at the side is above nothing.
      const isAside = getComputedStyle(element).getPropertyValue('--is-aside') !== ''
      page.setProperty(variable, isAside ? '0px' : `${element.offsetHeight}px`)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      page.removeProperty(variable)
    }
  }, [variable, of])
}
