// Web push (RFC 8030). The library encrypts the payload and signs for the server; the request is our own, because the
// address is a browser's claim, and pushes go out one after the other: none may hold up the alarms of other centres.
import webPush from 'web-push'
import { isPublicUrl } from '../http/public.address.ts'
import { publicFetch } from '../http/public.fetch.ts'

export interface PushSubscription {
  endpoint: string
  /** `p256dh` of the subscription. */
  publicKey: string
  /** `auth` of the subscription. */
  authSecret: string
}

export interface PushConfig {
  vapid: { publicKey: string; privateKey: string }
  /** Whom a push service may contact: a page or `mailto:`. */
  contact: string
  /** For tests: a push service on this machine, `http://127.0.0.1:…`. */
  testService?: string | undefined
}

export interface Push {
  payload: unknown
  isUrgent: boolean
  /** For how many seconds a push service keeps it for a device that is off. */
  keepFor: number
}

/** gone: the subscription has ended. refused: trying again would not help. */
export type PushResult = 'sent' | 'gone' | 'refused'

export interface PushSender {
  publicKey: string
  isAllowed(endpoint: string): boolean
  /** Throws when the service cannot take it now. */
  send(subscription: PushSubscription, push: Push): Promise<PushResult>
}

export function pushSender({ vapid, contact, testService }: PushConfig): PushSender {
  const isOfTest = (endpoint: string) => testService !== undefined && endpoint.startsWith(`${testService}/`)
  const isAllowed = (endpoint: string) => isOfTest(endpoint) || isPublicUrl(endpoint)
  const service = publicFetch(testService !== undefined)
  return {
    publicKey: vapid.publicKey,
    isAllowed,
    async send({ endpoint, publicKey, authSecret }, { payload, isUrgent, keepFor }) {
      if (!isAllowed(endpoint)) return 'refused'
      const details = { subject: contact, ...vapid }
      const keys = { p256dh: publicKey, auth: authSecret }
      const options = { vapidDetails: details, TTL: keepFor, urgency: isUrgent ? 'high' : 'normal' } as const
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys },
        JSON.stringify(payload),
        options,
      )
      const { status } = await service.send(endpoint, { method: 'POST', headers: textsOf(headers), body })
      if (status === 404 || status === 410) return 'gone'
      if (status < 300) return 'sent'
      if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
      return 'refused'
    },
  }
}

const textsOf = (headers: Record<string, string | number>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
