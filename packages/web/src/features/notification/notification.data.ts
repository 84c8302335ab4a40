import type { NotificationSettings } from '@daybook/contract/notification/notification.contract.ts'
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { invalidate, query } from '../../platform/query/query.ts'

const api = client(notification)

export type Settings = NotificationSettings
export type Wanted = Pick<Settings, 'language' | 'wishes' | 'quiet'>

export const settingsQuery = () => query(api.getSettings)

/** @throws ApiError without showing its message: the form shows it at its field */
export async function saveSettings(wanted: Wanted): Promise<void> {
  const saved = await api.saveSettings(wanted, { quiet: true })
  queryClient.setQueryData(settingsQuery().queryKey, saved)
}

export interface Subscribed {
  endpoint: string
  p256dh: string
  auth: string
  language: Wanted['language']
}

export async function subscribe(subscribed: Subscribed): Promise<void> {
  await api.subscribePush(subscribed)
  await invalidate(api.getSettings)
}

export async function unsubscribe(): Promise<void> {
  await api.unsubscribePush()
  await invalidate(api.getSettings)
}
