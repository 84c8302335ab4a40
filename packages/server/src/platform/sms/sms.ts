// SMS by a gateway that the operator runs or rents: a signed webhook, so that no provider is built in.
import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'

export interface SmsConfig {
  url: string
  /** The key of the signature. */
  secret: string
}

export interface Sms {
  /** The same when it is sent again. */
  id: string
  /** In the international spelling. */
  to: string
  text: string
}

/** Hands an SMS over. Throws when the gateway does not take it now; the error contains neither number nor text. */
export type SendSms = (sms: Sms) => Promise<void>

export const isLoopback = (hostname: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** In milliseconds. */
const patience = 10_000

export function smsSender({ url, secret }: SmsConfig, clock: Clock): SendSms {
  return async (sms) => {
    const body = JSON.stringify(sms)
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
    const answer = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'daybook-timestamp': timestamp,
        'daybook-signature': `sha256=${signature}`,
      },
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`)
  }
}
