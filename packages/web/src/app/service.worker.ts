// The service worker that lets the app open without a network. It comes last, when everything else is there.
import { showToast } from '../kit/toast.ts'
import { t } from '../platform/i18n/language.ts'

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const soon = () => setTimeout(() => void register().catch(() => undefined), 3000)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon)
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js')
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing)
    })
  })
}

/** A new version takes over when the person says so, never under their hands. */
function offer(worker: ServiceWorker | null): void {
  const isFirst = !navigator.serviceWorker.controller
  if (!worker || isFirst) return
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
    worker.postMessage({ type: 'SKIP_WAITING' })
  }
  showToast(t('app.newVersion'), { action: { words: t('app.reload'), run: takeOver } })
}
