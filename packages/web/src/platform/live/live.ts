// The stream of live events. It is open while a user is signed in, the page is visible and the device is online. It
// resumes after the last event. After a reset, all queries are refetched.
import {
  type LiveEvent,
  type LiveEventName,
  livePath,
  pageIdHeader,
  type Reset,
} from '@daybook/contract/kernel/live.ts'
import { createParser } from 'eventsource-parser'
import { isEnvelope } from '../api/answer.ts'
import { pageId } from '../api/page.id.ts'
import { serverAnswers } from '../network.ts'
import { clearOnNewDay } from '../query/new.day.ts'
import { session } from '../session/current.ts'
import { signInAgain } from '../session/signIn.ask.ts'
import { serverNow } from '../time/server.now.ts'
import { readAgain, readFailedAgain } from './read.again.ts'
import { receive, registerLiveUpdates } from './receive.ts'

const firstWait = 1000
const longestWait = 30_000
/** The server sends a heartbeat every 15 s, so a stream that is silent for this long is dead. */
const silence = 40_000

let running: AbortController | undefined
/** The server has said that the running stream is complete. */
let isReady = false
let lastId: string | undefined
/** Events from this instant on are wanted: what the page has read may be as old. */
let since = 0
let failures = 0
let again: ReturnType<typeof setTimeout> | undefined

/** @param load loads the live updates of a feature
 *  @param readSince when the page began to read, by the server's clock
 *  @param prefetch loads what a new day needs without a network */
export function startLive(
  load: (feature: string) => Promise<unknown>,
  readSince: number,
  prefetch: () => void,
): void {
  registerLiveUpdates(load)
  userId = signedInUser()
  since = readSince
  update()
  document.addEventListener('visibilitychange', update)
  addEventListener('online', reconnect)
  addEventListener('offline', update)
  session.subscribe(update)
  clearOnNewDay(prefetch)
}

/** On another network, a request of the last one may never be answered. */
function reconnect(): void {
  if (!isReady) leave()
  update()
}

function leave(): void {
  running?.abort()
  running = undefined
}

let userId: string | undefined

function signedInUser(): string | undefined {
  const { isLogin, userInfo } = session.get()
  return isLogin ? userInfo?.user_id : undefined
}

function update(): void {
  const currentId = signedInUser()
  if (currentId !== userId) {
    userId = currentId
    leave()
    lastId = undefined
    since = serverNow()
  }
  const isWanted = currentId !== undefined && !document.hidden && navigator.onLine
  if (!isWanted) {
    leave()
    clearTimeout(again)
    return
  }
  if (!running) void follow()
}

async function follow(): Promise<void> {
  const own = new AbortController()
  running = own
  isReady = false
  clearTimeout(again)
  try {
    await listen(own)
  } catch {
    failures++
  }
  if (running !== own) return
  running = undefined
  // Jitter, so that the pages do not all reconnect at the same moment when the server is back.
  const wait = Math.min(longestWait, firstWait * 2 ** Math.min(failures, 5))
  again = setTimeout(update, wait / 2 + (Math.random() * wait) / 2)
}

async function listen(own: AbortController): Promise<void> {
  let alive: ReturnType<typeof setTimeout> | undefined
  const heard = () => {
    clearTimeout(alive)
    alive = setTimeout(() => own.abort(), silence)
  }
  // The request itself may stay without an answer.
  heard()
  try {
    const response = await request(own.signal)
    heard()
    if (!isStream(response) || !response.body) {
      // The session has ended, so open the login page instead of retrying.
      if (response.status === 401 && isEnvelope(await response.json())) return signInAgain()
      throw new Error(`the stream answered ${response.status}`)
    }
    const parser = createParser({
      onEvent: ({ id, event, data }) => {
        heard()
        if (id !== undefined) lastId = id
        take(event as LiveEventName, data)
      },
    })
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read())
      parser.feed(decoder.decode(part.value, { stream: true }))
  } finally {
    clearTimeout(alive)
  }
}

async function request(signal: AbortSignal): Promise<Response> {
  const token = await session.accessToken()
  if (!token) throw new Error('nobody is signed in')
  const headers: Record<string, string> = {
    Accept: 'text/event-stream',
    'Blade-Auth': `bearer ${token}`,
    'Tenant-Id': session.get().vuex_tenant_id,
    [pageIdHeader]: pageId,
  }
  if (lastId !== undefined) headers['Last-Event-ID'] = lastId
  const path = lastId === undefined ? `${livePath}?since=${Math.floor(since)}` : livePath
  return fetch(path, { headers, signal, cache: 'no-store' })
}

/** A guest Wi-Fi answers with a page of its own. */
const isStream = ({ ok, headers }: Response) =>
  ok && (headers.get('content-type')?.startsWith('text/event-stream') ?? false)

function take(event: LiveEventName, data: string): void {
  if (event === 'event') void receive(JSON.parse(data) as LiveEvent)
  if (event === 'reset') readAgain('everything', (JSON.parse(data) as Reset).within)
  if (event !== 'ready') return
  isReady = true
  failures = 0
  serverAnswers.set(true)
  readFailedAgain()
}
