// Devices with an outbox: each entry is sent again with its key until it is accepted. Counts what they are answered.
import { setTimeout as pause } from 'node:timers/promises'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import { morning } from '../bench/data.ts'
import type { Desk } from '../bench/desks.ts'
import { send } from '../bench/http.ts'
import { recordNappy } from '../bench/requests.ts'

const devices = 6
/** Milliseconds between two entries of a device, and before one is sent again. */
const pauses = { next: 60, again: 250 }

export interface Sending {
  /** Ids of entries that were accepted. */
  accepted: string[]
  /** Answers that were no success, by status; `none` where a connection broke. */
  refused: Map<string, number>
  /** When each was accepted, by the clock of this process. */
  acceptedAt: number[]
  stop(): Promise<void>
}

const clock = clockFrom(new Date(morning))
const ids = idsFrom(clock)

export function startDevices(url: string, desk: Desk): Sending {
  const record = recordNappy({ ids, clock })
  const accepted: string[] = []
  const acceptedAt: number[] = []
  const refused = new Map<string, number>()
  let isOver = false
  const tried = (entry: ReturnType<typeof record>) =>
    send({ url }, entry).then(
      () => undefined,
      (error: unknown) => /answered HTTP\/1.1 (\d+)/.exec(String(error))?.[1] ?? 'none',
    )
  const device = async (first: number) => {
    for (let turn = first; !isOver; turn += devices) {
      const entry = record(desk, turn)
      for (let status = await tried(entry); status !== undefined; status = await tried(entry)) {
        refused.set(status, (refused.get(status) ?? 0) + 1)
        await pause(pauses.again)
      }
      accepted.push((entry.body as { records: [{ id: string }] }).records[0].id)
      acceptedAt.push(Date.now())
      await pause(pauses.next)
    }
  }
  const all = Promise.all(Array.from({ length: devices }, (_, first) => device(first)))
  return {
    accepted,
    refused,
    acceptedAt,
    async stop() {
      isOver = true
      await all
    },
  }
}
