// Remembers who turned on push notifications in this browser. The browser's subscription can expire, and the server's copy
// ends with the session. Both are renewed when that person opens the app or signs in again, because nobody checks their
// settings until they have missed a message.
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { client } from '../../platform/api/client.ts'
import { currentLanguage, t } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import { session } from '../../platform/session/current.ts'
import { deviceStorage, pushesKey, readJson, writeJson } from '../../platform/storage.ts'
import {
  closeShown,
  currentEndpoint,
  pushState,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser.push.ts'

const api = client(notification)

/** The push endpoint that the server has for each person. */
type Kept = Record<string, string>

const kept = (): Kept => readJson<Kept>(deviceStorage(), pushesKey) ?? {}

/** @param endpoint undefined when the person turns pushes off */
export function keepPush(endpoint: string | undefined): void {
  const { userInfo } = session.get()
  if (!userInfo) return
  const { [userInfo.user_id]: _, ...others } = kept()
  const all = endpoint === undefined ? others : { ...others, [userInfo.user_id]: endpoint }
  writeJson(deviceStorage(), pushesKey, Object.keys(all).length > 0 ? all : undefined)
}

/** @throws when the server or the push service cannot be reached; the next start tries again */
export async function renewPush(): Promise<void> {
  const known = kept()[session.get().userInfo?.user_id ?? '']
  if (known === undefined) return
  const quiet = { quiet: true }
  if (pushState() !== 'possible' || Notification.permission !== 'granted') {
    await api.unsubscribePush({}, quiet)
    keepPush(undefined)
    return notify(t('notification.pushLost'))
  }
  const { isSubscribed, pushKey } = await api.getSettings({}, quiet)
  if (isSubscribed && (await currentEndpoint(pushKey)) === known) return
  const subscription = await subscribeBrowser(pushKey)
  if (!subscription) return
  await api.subscribePush({ ...subscription, language: currentLanguage() }, quiet)
  keepPush(subscription.endpoint)
}

/** Whoever takes the device next is not shown what is meant for the last person: the server sends it on where it did not hear
 *  of a sign-out without a network. */
export async function leavePushes(personId: string): Promise<void> {
  if (kept()[personId] === undefined) return
  await closeShown()
  await unsubscribeBrowser()
}
