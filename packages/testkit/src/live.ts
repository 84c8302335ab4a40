// The stream of live events as a page reads it, event by event.
import { type LiveEventName, livePath, type Told } from '@daybook/contract/kernel/live.ts'

export interface HeardEvent {
  event: LiveEventName
  id: string | undefined
  data: unknown
}

export interface LiveReader {
  response: Response
  /** The next event of this name; `ended` when the stream has ended before it. Others are passed over. */
  next(event: LiveEventName): Promise<HeardEvent | 'ended'>
  /** What the next `told` says; throws when the stream has ended. */
  told(): Promise<Told>
  /** The names of all events up to and with the next `ready`. */
  untilReady(): Promise<LiveEventName[]>
  /** The id to resume from: of the last event that was read. */
  lastId(): string
  close(): Promise<void>
}

interface Opening {
  token: string
  lastEventId?: string
  since?: number
}

/** Opens a stream; `response` tells whether it was refused. */
export async function openLive(url: string, { token, lastEventId, since }: Opening): Promise<LiveReader> {
  const headers: Record<string, string> = { 'Blade-Auth': `bearer ${token}` }
  if (lastEventId) headers['Last-Event-ID'] = lastEventId
  const aborting = new AbortController()
  const address = `${url}${livePath}${since === undefined ? '' : `?since=${since}`}`
  const response = await fetch(address, { headers, signal: aborting.signal })
  const events = read(response)
  let lastId = lastEventId ?? ''

  async function one(): Promise<HeardEvent | 'ended'> {
    const { value, done } = await events.next()
    if (done) return 'ended'
    lastId = value.id ?? lastId
    return value
  }

  async function next(event: LiveEventName): Promise<HeardEvent | 'ended'> {
    for (;;) {
      const heard = await one()
      if (heard === 'ended' || heard.event === event) return heard
    }
  }

  return {
    response,
    next,
    async told() {
      const heard = await next('told')
      if (heard === 'ended') throw new Error('the stream has ended')
      return heard.data as Told
    },
    async untilReady() {
      const names: LiveEventName[] = []
      for (;;) {
        const heard = await one()
        if (heard === 'ended') throw new Error('the stream has ended')
        names.push(heard.event)
        if (heard.event === 'ready') return names
      }
    },
    lastId: () => lastId,
    async close() {
      aborting.abort()
      await events.return(undefined).catch(() => undefined)
    },
  }
}

async function* read(response: Response): AsyncGenerator<HeardEvent> {
  if (!response.ok || !response.body) return
  let text = ''
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const whole = text.split('\n\n')
      text = whole.pop() ?? ''
      for (const block of whole) yield eventOf(block)
    }
  } catch {
    // Cut off: for whoever reads it has ended.
  }
}

function eventOf(block: string): HeardEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
  return {
    event: fields.get('event') as LiveEventName,
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
