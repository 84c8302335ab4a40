// Web push (RFC 8030). The library encrypts the payload and signs for the server; the request is our own, because the
// address is a browser's claim and has to be checked when it is resolved.
import { request as plainRequest } from 'node:http'
import { request } from 'node:https'
import webPush from 'web-push'
import { isPublicUrl, publicLookup } from '../http/public.address.ts'

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
  testService?: string
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

const timeout = 10_000

export function pushSender({ vapid, contact, testService }: PushConfig): PushSender {
  const isOfTest = (endpoint: string) => testService !== undefined && endpoint.startsWith(`${testService}/`)
  const isAllowed = (endpoint: string) => isOfTest(endpoint) || isPublicUrl(endpoint)
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
      const status = await post(endpoint, headers, body, isOfTest(endpoint))
      if (status === 404 || status === 410) return 'gone'
      if (status < 300) return 'sent'
      if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`)
      return 'refused'
    },
  }
}

/** The status of the answer. Redirects are not followed. */
function post(
  endpoint: string,
  headers: Record<string, string | number>,
  body: Buffer | null | undefined,
  isOfTest: boolean,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, timeout, lookup: isOfTest ? undefined : publicLookup }
    const sent = (isOfTest ? plainRequest : request)(endpoint, options, (response) => {
      response.resume()
      resolve(response.statusCode ?? 500)
    })
    sent.on('timeout', () => sent.destroy(new Error('the push service does not answer')))
    sent.on('error', reject)
    sent.end(body ?? undefined)
  })
}
