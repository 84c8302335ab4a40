// A new version of the app takes over when the person says so, never under their hands, and not before everything that
// was made lies on the device. Other pages of the old version go on, and are asked as well.
import { createStore } from '../kit/store.ts'

export interface VersionParts {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>
  registration: Pick<ServiceWorkerRegistration, 'waiting' | 'installing' | 'addEventListener'>
  /** False when something of this page lies nowhere else. */
  isAllKept: () => Promise<boolean>
  /** Tells the person why the new version has to wait. */
  onNotKept: () => void
  reload: () => void
}

/** Loads the new version; undefined while there is none. */
export const newVersion = createStore<(() => Promise<void>) | undefined>(undefined)

export function watchVersions({ container, registration, isAllKept, onNotKept, reload }: VersionParts): void {
  const hadOne = container.controller !== null
  let isWanted = false

  async function reloadSafely() {
    if (await isAllKept()) reload()
    else onNotKept()
  }

  async function takeOver() {
    if (!(await isAllKept())) return onNotKept()
    isWanted = true
    if (registration.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    else reload()
  }

  function offer(worker: ServiceWorker | null) {
    // The first of all takes nothing over.
    if (worker && hadOne) newVersion.set(takeOver)
  }

  container.addEventListener('controllerchange', () => {
    if (!hadOne) return
    // Made while the new version came.
    if (isWanted) void reloadSafely()
    // Another page has asked for it.
    else newVersion.set(reloadSafely)
  })
  function watchInstalling() {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  }

  offer(registration.waiting)
  // One may have been found before anybody listened.
  watchInstalling()
  registration.addEventListener('updatefound', watchInstalling)
}
