// What devices do meanwhile: they read boards and record nappy changes. Each request is sent once. What an outbox would send
// again counts as a failure here.
import { setTimeout as pause } from 'node:timers/promises'
import { clockFrom } from '../../packages/server/src/platform/clock.ts'
import { idsFrom } from '../../packages/server/src/platform/ids.ts'
import { morning } from '../bench/data.ts'
import { type Desk, takeSeats } from '../bench/desks.ts'
import { openDevices, signIn } from '../bench/devices.ts'
import { ascending, percentile, rounded } from '../bench/figures.ts'
import { send } from '../bench/http.ts'
import { nappyBoard, recordNappy } from '../bench/requests.ts'
import { Problem } from '../lib/problem.ts'
import { countLost } from './daybook.ts'
import type { Rig } from './rig.ts'

const tenantId = '100001'
const devices = 10
/** Milliseconds between two requests of a device. */
const every = 40

const clock = clockFrom(new Date(morning))
const ids = idsFrom(clock)

export async function takeDesk({ url, ownerUrl }: Pick<Rig, 'url' | 'ownerUrl'>): Promise<Desk> {
  const [seat] = await takeSeats(ownerUrl, { tenantIds: [tenantId], ids })
  if (!seat) throw new Problem('The demo centre has no teacher at work.')
  return { ...seat, ...(await signIn({ url }, seat)) }
}

export interface Loaded {
  requests: number
  'p99 ms': number
  /** Requests that were refused or broken off, by what was said. */
  failures: Record<string, number>
  accepted: number
  /** Entries that were accepted and are not in the database, or more than once. */
  lost: number
  twice: number
}

/** Sends until `work` is done. */
export async function loadDuring(rig: Rig, desk: Desk, work: () => Promise<void>): Promise<Loaded> {
  const failures: Record<string, number> = {}
  const took: number[] = []
  const accepted: string[] = []
  let isOver = false
  const record = recordNappy({ ids, clock })
  const once = async (turn: number) => {
    const asked = turn % 2 === 0 ? nappyBoard(desk, turn) : record(desk, turn)
    const began = performance.now()
    try {
      await send(rig, asked)
      if (turn % 2 === 1) accepted.push((asked.body as { records: [{ id: string }] }).records[0].id)
    } catch (error) {
      const said = String(error).replace(/.*(answered HTTP\/1.1 \d+).*/s, '$1')
      failures[said] = (failures[said] ?? 0) + 1
    }
    took.push(performance.now() - began)
  }
  const device = async (first: number) => {
    for (let turn = first; !isOver; turn += devices) {
      await once(turn + Math.floor(turn / devices))
      await pause(every)
    }
  }
  const all = Promise.all(Array.from({ length: devices }, (_, first) => device(first)))
  await work().finally(() => {
    isOver = true
  })
  await all
  return {
    requests: took.length,
    'p99 ms': rounded(percentile(ascending(took), 0.99)),
    failures,
    accepted: accepted.length,
    ...(await countLost(rig.ownerUrl, accepted)),
  }
}

const entries = 30
/** Milliseconds for events that are on their way. */
const arrival = 3000

/** How many of the entries that are recorded through the proxy each server tells its pages of. */
export async function heardBy(rig: Rig, desk: Desk): Promise<string> {
  const heard = rig.servers.map(() => 0)
  const open = await Promise.all(
    rig.servers.map(({ url }, server) =>
      openDevices({ url }, [desk], (_, { operation }) => {
        if (operation === 'nappyChange.recordMany') heard[server] = (heard[server] ?? 0) + 1
      }),
    ),
  )
  const record = recordNappy({ ids, clock })
  for (let turn = 0; turn < entries; turn++) await send(rig, record(desk, turn))
  const until = Date.now() + arrival
  while (heard.some((count) => count < entries) && Date.now() < until) await pause(20)
  for (const one of open) one.close()
  return heard.map((count) => `${count} of ${entries}`).join(', ')
}
