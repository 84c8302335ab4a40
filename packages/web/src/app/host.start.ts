// Starts what talks to others than the server: the native shell around the page, and the analytics sink. Loaded only where
// there is one of them.
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { sendTo, startAnalytics } from '../platform/analytics.ts'
import { client } from '../platform/api/client.ts'
import { startBridge } from '../platform/host/bridge.ts'
import type { Host } from '../platform/host/host.ts'
import { currentLanguage } from '../platform/i18n/language.ts'
import { session } from '../platform/session/current.ts'
import { deviceStorage } from '../platform/storage.ts'

export function startHost(host: Host): void {
  const { subscribePush } = client(notification)
  const daybook = startBridge({
    host,
    session,
    subscribe: ({ endpoint, p256dh, auth }) =>
      subscribePush(
        { endpoint, p256dh, auth, language: currentLanguage() },
        { quiet: true, background: true },
      ),
  })
  Object.assign(window, { daybook })
  host.post({ action: 'ready' })
}

export function startSink(address: string): void {
  startAnalytics({
    session,
    storage: deviceStorage,
    uuid: () => crypto.randomUUID(),
    send: sendTo(address),
  })
}
