// Adding the app to the home screen: the browser's own offer where it makes one, otherwise the way to its menu.
import { useSyncExternalStore } from 'react'

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

/** Keeps the browser's offer, which comes soon after the app is loaded. */
export function awaitInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallEvent
    for (const tell of listeners) tell()
  })
}

function listen(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The browser's offer to install the app; undefined while there is none. */
export const useInstall = (): InstallEvent | undefined => useSyncExternalStore(listen, () => offer)

/** How this device puts a page on its home screen. */
export function installWay(): 'installed' | 'ios' | 'other' {
  if (matchMedia('(display-mode: standalone)').matches) return 'installed'
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'ios' : 'other'
}
