// Sends one request: headers, timeout and response (specification, section 7). It does not use the session; the client
// passes the token and tenant.

import { appVersionHeader, requestTimeout } from '@daybook/contract/kernel/constants.ts'
import { pageIdHeader, snapshotHeader } from '@daybook/contract/kernel/live.ts'
import { currentLanguage, wordsOf } from '../i18n/language.ts'
import { whileUnderWay } from '../idle.ts'
import { serverAnswers } from '../network.ts'
import { timed } from '../time/server.now.ts'
import { type TextRules, unwrap } from './answer.ts'
import { ApiError } from './api.error.ts'
import { basicAuthorization } from './client.credentials.ts'
import { pageId } from './page.id.ts'
import { type Input, toRequest, type Wire } from './wire.ts'

export interface Credentials {
  tenantId: string
  accessToken: string | undefined
}

export interface TransportOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Called with what the answer of a read has seen of all writes. */
  onSnapshot?: (snapshot: string | null) => void
  /** Called with the part of the body that has been sent, from 0 to 1. */
  onProgress?: ((at: number) => void) | undefined
  /** In milliseconds, for what is longer on its way than other requests. */
  timeout?: number
}

/** From the root's package.json, set by the build (vite.config.ts). */
declare const __APP_VERSION__: string

// Undefined in Node, for example in `npm run routes`.
const host: string | undefined = import.meta.env?.VITE_IMAGE_HOST
const cdn: string | undefined = import.meta.env?.VITE_IMAGE_CDN
const rules: TextRules = { wordsOf, images: host && cdn ? { host, cdn } : undefined }

/** @throws ApiError, or an AbortError if the caller's signal aborted the request */
export async function transport(
  wire: Wire,
  input: Input,
  { tenantId, accessToken }: Credentials,
  options: TransportOptions = {},
): Promise<unknown> {
  const { url, body, contentType } = toRequest(wire, input)
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': currentLanguage(),
    Authorization: basicAuthorization,
    'Client-Type': operatingSystem(navigator.userAgent),
    [appVersionHeader]: __APP_VERSION__,
    [pageIdHeader]: pageId,
    'Tenant-Id': tenantId,
    tz: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  if (contentType) headers.set('Content-Type', contentType)
  if (wire.access === 'public') headers.delete('Authorization')
  if (accessToken) headers.set('Blade-Auth', `bearer ${accessToken}`)
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value)

  const timeout = AbortSignal.timeout(options.timeout ?? requestTimeout)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const init = { method: wire.method, headers, body, signal }
  const { onProgress } = options
  const send = async () => {
    if (!onProgress) return exchange(url, init)
    const { exchangeWithProgress } = await import('./progress.ts')
    return exchangeWithProgress({ url, ...init }, onProgress)
  }
  const { status, snapshot, text } = await whileUnderWay(send).catch((error: unknown) => {
    if (options.signal?.aborted) throw error
    serverAnswers.set(false)
    throw new ApiError({ status: 0 })
  })
  options.onSnapshot?.(snapshot)
  try {
    const answer = unwrap(wire, status, text, rules)
    serverAnswers.set(true)
    return answer
  } catch (error) {
    // A guest Wi-Fi answers with a page of its own, and a proxy 502 to 504 when it cannot reach the server.
    const isOthers = error instanceof ApiError && error.status === 0
    serverAnswers.set(!isOthers && (status < 502 || status > 504))
    throw error
  }
}

async function exchange(url: string, init: RequestInit) {
  const readClock = timed()
  const response = await fetch(url, init)
  readClock(response)
  const snapshot = response.headers.get(snapshotHeader)
  return { status: response.status, snapshot, text: await response.text() }
}

function operatingSystem(userAgent: string): string {
  if (/iPad|iPhone|iPod/.test(userAgent)) return 'ios'
  if (/Android/.test(userAgent)) return 'android'
  if (/Windows/.test(userAgent)) return 'windows'
  if (/Mac OS X/.test(userAgent)) return 'macos'
  return 'linux'
}
