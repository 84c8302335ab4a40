// Test pages that receive other people's writes. The `probe` feature writes what they receive.
import { pageIdHeader } from '@daybook/contract/kernel/live.ts'
import { type LiveReader, openLive } from './live.ts'
import { probe } from './probe.ts'
import type { TestServer } from './server.ts'
import type { Person } from './world.ts'

interface From {
  /** The address of a server process other than the first. */
  url?: string
  lastEventId?: string
  since?: number
  pageId?: string
}

/** @param server called when a page starts listening; it serves the routes of the probe */
export function listeners(server: () => TestServer) {
  const open: LiveReader[] = []
  let markers = 0
  const isMarker = (data: unknown) => /^marker/.test((data as { text?: string }).text ?? '')

  const announce = (person: Person, text: string, pageId?: string) =>
    server()
      .as(person)
      .call(probe, 'announce', { text }, pageId ? { headers: { [pageIdHeader]: pageId } } : {})

  async function listen(person: Person, { url = server().url, ...opening }: From = {}) {
    const reader = await openLive(url, { token: await server().tokenOf(person), ...opening })
    open.push(reader)
    return reader
  }

  return {
    announce,
    listen,
    /** A stream that receives everything from now on, and no earlier events. */
    async listening(person: Person, from?: From) {
      const reader = await listen(person, from)
      await reader.untilReady()
      const marker = { text: `marker ${++markers}` }
      await announce(person, marker.text)
      for (;;) if (JSON.stringify((await reader.nextEvent()).data) === JSON.stringify(marker)) return reader
    },
    /** The next event that is not a marker of any test. */
    async nextEvent(reader: LiveReader) {
      for (;;) {
        const next = await reader.nextEvent()
        if (!isMarker(next.data)) return next
      }
    },
    closeAll: async () => void (await Promise.all(open.splice(0).map((reader) => reader.close()))),
  }
}
