// The browser's side of web push: asking for permission, and its subscription with the push service.

/** none: this browser has no web push, as on an iPhone before the app is on its home screen. */
export type PushState = 'none' | 'denied' | 'possible'

export function pushState(): PushState {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'none'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Asks the person and subscribes. Undefined when they say no. @throws when the browser cannot reach its push service */
export async function subscribeBrowser(pushKey: string): Promise<BrowserSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const { pushManager } = await navigator.serviceWorker.ready
  const key = bytesOf(pushKey)
  // A subscription with an earlier key of the server would receive nothing.
  const earlier = await pushManager.getSubscription()
  if (earlier && !isSame(earlier.options.applicationServerKey, key)) await earlier.unsubscribe()
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  ).toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' }
}

/** The endpoint of this browser's subscription with this server key. Undefined if the subscription has expired. */
export async function currentEndpoint(pushKey: string): Promise<string | undefined> {
  const { pushManager } = await navigator.serviceWorker.ready
  const current = await pushManager.getSubscription()
  return current && isSame(current.options.applicationServerKey, bytesOf(pushKey))
    ? current.endpoint
    : undefined
}

export async function unsubscribeBrowser(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Takes away what is still shown outside the app. */
export async function closeShown(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replace(/-/g, '+').replace(/_/g, '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const isSame = (buffer: ArrayBuffer | null, key: Uint8Array) =>
  buffer !== null && new Uint8Array(buffer).join() === key.join()
