// Pages of a test that listen to what others write; the feature `probe` says what they hear.
import { type LiveReader, openLive } from './live.ts'
import { probe } from './probe.ts'
import type { TestServer } from './server.ts'
import type { Person } from './world.ts'

interface From {
  /** Another process than the server's first. */
  url?: string
  lastEventId?: string
  since?: number
}

/** @param server is asked for when somebody listens; its routes are those of the probe */
export function listeners(server: () => TestServer) {
  const open: LiveReader[] = []
  let soundings = 0
  const isSounding = (data: unknown) => /^sounding/.test((data as { text?: string }).text ?? '')

  const say = (person: Person, text: string) => server().as(person).call(probe, 'say', { text })

  async function listen(person: Person, { url = server().url, ...opening }: From = {}) {
    const reader = await openLive(url, { token: await server().tokenOf(person), ...opening })
    open.push(reader)
    return reader
  }

  return {
    say,
    listen,
    /** A stream from which everything is heard from now on, and nothing of before. */
    async listening(person: Person, url?: string) {
      const reader = await listen(person, { url })
      await reader.untilReady()
      const sounding = { text: `sounding ${++soundings}` }
      await say(person, sounding.text)
      for (;;) if (JSON.stringify((await reader.told()).data) === JSON.stringify(sounding)) return reader
    },
    /** The next that is told, beside what other tests and readers try their streams with. */
    async told(reader: LiveReader) {
      for (;;) {
        const next = await reader.told()
        if (!isSounding(next.data)) return next
      }
    },
    closeAll: async () => void (await Promise.all(open.splice(0).map((reader) => reader.close()))),
  }
}
