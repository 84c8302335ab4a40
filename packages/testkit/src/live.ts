// Reads the stream of live events as a page does, event by event.
import { type LiveEvent, type LiveEventName, livePath, pageIdHeader } from '@daybook/contract/kernel/live.ts'

export interface StreamEvent {
  event: LiveEventName
  id: string | undefined
  data: unknown
}

export interface LiveReader {
  response: Response
  /** The next event of this name, skipping others; `ended` when the stream ends before it. */
  next(event: LiveEventName): Promise<StreamEvent | 'ended'>
  /** The next live event; throws when the stream has ended. */
  nextEvent(): Promise<LiveEvent>
  /** The names of all events up to and including the next `ready`. */
  untilReady(): Promise<LiveEventName[]>
  /** The id of the last event that was read, to resume from. */
  lastId(): string
  close(): Promise<void>
}

interface Opening {
  token: string
  lastEventId?: string
  since?: number
  /** The id of the page that opens it. */
  pageId?: string
}

/** Opens a stream. `response` shows whether it was refused. */
export async function openLive(
  url: string,
  { token, lastEventId, since, pageId }: Opening,
): Promise<LiveReader> {
  const headers: Record<string, string> = { 'Blade-Auth': `bearer ${token}` }
  if (lastEventId) headers['Last-Event-ID'] = lastEventId
  if (pageId) headers[pageIdHeader] = pageId
  const aborting = new AbortController()
  const address = `${url}${livePath}${since === undefined ? '' : `?since=${since}`}`
  const response = await fetch(address, { headers, signal: aborting.signal })
  const events = read(response)
  let lastId = lastEventId ?? ''

  async function one(): Promise<StreamEvent | 'ended'> {
    const { value, done } = await events.next()
    if (done) return 'ended'
    lastId = value.id ?? lastId
    return value
  }

  async function next(event: LiveEventName): Promise<StreamEvent | 'ended'> {
    for (;;) {
      const received = await one()
      if (received === 'ended' || received.event === event) return received
    }
  }

  return {
    response,
    next,
    async nextEvent() {
      const received = await next('event')
      if (received === 'ended') throw new Error('the stream has ended')
      return received.data as LiveEvent
    },
    async untilReady() {
      const names: LiveEventName[] = []
      for (;;) {
        const received = await one()
        if (received === 'ended') throw new Error('the stream has ended')
        names.push(received.event)
        if (received.event === 'ready') return names
      }
    },
    lastId: () => lastId,
    async close() {
      aborting.abort()
      await events.return(undefined).catch(() => undefined)
    },
  }
}

async function* read(response: Response): AsyncGenerator<StreamEvent> {
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
    // The connection was cut, so the stream has ended for its reader.
  }
}

function eventOf(block: string): StreamEvent {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
  return {
    event: fields.get('event') as LiveEventName,
    id: fields.get('id'),
    data: JSON.parse(fields.get('data') ?? 'null'),
  }
}
