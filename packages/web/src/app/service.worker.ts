// Registers the service worker, which lets the app open offline. It is registered last, so that it delays nothing.
import { t } from '../platform/i18n/language.ts'
import { notify } from '../platform/notice.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { watchVersions } from './new.version.ts'

/** Browsers check for a new version only on navigation. On a tablet that is left open, that may take weeks. */
const checkEvery = 3_600_000

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = () => setTimeout(() => void register().catch(() => undefined), 3000)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  const { isAllKept } = await loadInTheEnd(() => import('../platform/outbox/current.ts'))
  watchVersions({
    registration,
    isAllKept,
    container: navigator.serviceWorker,
    onNotKept: () => notify(t('api.notKept')),
    reload: () => location.reload(),
  })
  const checkForUpdate = () => void registration.update().catch(() => undefined)
  checkForUpdate()
  setInterval(checkForUpdate, checkEvery)
}
