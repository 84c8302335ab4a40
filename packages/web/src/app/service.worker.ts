// The service worker that lets the app open without a network. It comes last, when everything else is there.
import { t } from '../platform/i18n/language.ts'
import { notify } from '../platform/notice.ts'
import { loadInTheEnd } from '../platform/screens/chunk.ts'
import { watchVersions } from './new.version.ts'

/** The browser looks for a new version when the app is loaded, after the worker has had nothing to do for a while: on a
 *  tablet that is left open, that may be weeks. */
const lookEvery = 3_600_000

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
  const look = () => void registration.update().catch(() => undefined)
  look()
  setInterval(look, lookEvery)
}
