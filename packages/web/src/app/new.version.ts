// Activates a new version of the app only when the user asks for it and all entries are stored on the device. Other pages
// keep running the old version and show the banner as well.
import { createStore } from '../kit/store.ts'

export interface VersionParts {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>
  /** Resolves to false if an entry of this page is not stored on the device. */
  isAllKept: () => Promise<boolean>
  /** Tells the user why the new version has to wait. */
  onNotKept: () => void
  reload: () => void
}

/** In milliseconds. A browser that wakes the old worker for a request, while it makes room for the new one, forgets that the
 *  new one was to take over. Asked again, it does. */
const askAgainEvery = 2000

/** Loads the new version. Undefined while there is none. */
export const newVersion = createStore<(() => Promise<void>) | undefined>(undefined)

export function watchVersions({ container, registration, isAllKept, onNotKept, reload }: VersionParts): void {
  const hadController = container.controller !== null
  let asking: ReturnType<typeof setInterval> | undefined

  async function reloadSafely() {
    if (await isAllKept()) reload()
    else onNotKept()
  }

  async function activate() {
    if (!(await isAllKept())) return onNotKept()
    if (!registration.waiting) return reload()
    ask()
    asking ??= setInterval(ask, askAgainEvery)
  }

  const ask = () => registration.waiting?.postMessage({ type: 'SKIP_WAITING' })

  function offer(worker: ServiceWorker | null) {
    // The first service worker replaces no version.
    if (worker && hadController) newVersion.set(activate)
  }

  container.addEventListener('controllerchange', () => {
    if (!hadController) return
    // The user may have created entries while the new version was activated.
    if (asking !== undefined) void reloadSafely()
    // Another page has activated it.
    else newVersion.set(reloadSafely)
    clearInterval(asking)
  })
  function watchInstalling() {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  }

  offer(registration.waiting)
  // An update may have been found before the listener was added.
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
}
