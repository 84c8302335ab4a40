// While a page is printed it is made for paper: light, and with a date at every time, whatever the screen shows.
import { flushSync } from 'react-dom'
import { createStore } from './store.ts'

export const isPrinting = createStore(false)

/** Call it once. @returns what ends it */
export function watchPrinting(): () => void {
  const page = document.documentElement
  let scheme: string | undefined
  const begin = () => {
    scheme ??= page.dataset.mantineColorScheme
    page.dataset.mantineColorScheme = 'light'
    // The browser prints what stands there when this returns.
    flushSync(() => isPrinting.set(true))
  }
  const end = () => {
    if (scheme) page.dataset.mantineColorScheme = scheme
    scheme = undefined
    isPrinting.set(false)
  }
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
  }
}
