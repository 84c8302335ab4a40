// A centre for tests: one server, two tablets, three teachers, and the entries each of them has created.

import { ApiError } from '../api/api.error.ts'
import type { CallOptions } from '../api/client.ts'
import type { Input } from '../api/wire.ts'
import type { Entry } from './entry.ts'
import {
  becomeUser,
  type Claim,
  type FakeDevice,
  type FakePage,
  fakeDevice,
  fakeOperations,
  killPage,
  type kinds,
  openPage,
} from './fake.device.ts'
import { fakeServer } from './fake.server.ts'

export interface Made {
  entry: Entry
  device: FakeDevice
  page: FakePage
  /** The author dropped it: before it was sent (`cancelled`), or possibly after (`discarded`). */
  ended?: 'cancelled' | 'discarded'
  /** Key of the entry that replaced it after a refusal. */
  resentAs?: string
}

interface FakeRequest {
  page: FakePage
  by: string
  key: string
  operation: string
  input: Input
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
}

export type Fate = 'answered' | 'twice' | 'lost' | 'answerLost' | 'brokenAfter' | 'brokenBefore' | 'signedOut'
export const fates: readonly Fate[] = [
  ...(['answered', 'twice', 'lost', 'answerLost', 'brokenAfter', 'brokenBefore', 'signedOut'] as const),
]

export const children = ['c1', 'c2'].map((name) => `00000000-0000-7000-8000-0000000000${name}`)
export const teachers = [['hana', 'mere'], ['ana']] as const

export type Centre = ReturnType<typeof fakeCentre>

export function fakeCentre() {
  const server = fakeServer()
  const wasAdded = new Set<string>()
  const devices = teachers.map(() => fakeDevice((key) => wasAdded.add(key)))
  const made: Made[] = []
  const requests: FakeRequest[] = []
  const wrong: string[] = []
  /** Keys of entries whose page ended before the device had stored them. */
  const lost = new Set<string>()
  let drawn = 0
  const random = (length: number) => {
    drawn++
    return Uint8Array.from({ length }, (_, at) => (drawn >> (8 * (at % 4))) & 255)
  }
  const parts = { server, random, onRefused: () => undefined }
  const operations = fakeOperations(sent)

  function sent(operation: string, input: Input, { headers, as }: CallOptions): Promise<unknown> {
    const key = headers?.['Idempotency-Key'] ?? ''
    const madeEntry = made.find(({ entry }) => entry.key === key)
    const page = madeEntry?.device.holder?.page
    if (!madeEntry || !page) throw new Error(`${key} is sent by a page that may not send`)
    if (page.user !== madeEntry.entry.userId || as !== madeEntry.entry.userId)
      wrong.push(`${key} under ${page.user}`)
    return new Promise((resolve, reject) => {
      requests.push({ page, by: String(page.user), key, operation, input, resolve, reject })
    })
  }

  /** Ends a pending request with the given fate. */
  function finishRequest(request: FakeRequest, fate: Fate): void {
    requests.splice(requests.indexOf(request), 1)
    const { page, resolve, reject } = request
    const fail = (status: number) => page.isAlive && reject(new ApiError({ status }))
    if (fate === 'lost') return void fail(0)
    if (fate === 'brokenBefore') return void fail(503)
    if (fate === 'signedOut') return void fail(401)
    try {
      const answer = server.take(request)
      if (fate === 'twice') server.take(request)
      if (fate === 'answerLost') fail(0)
      else if (fate === 'brokenAfter') fail(500)
      else if (page.isAlive) resolve(answer)
    } catch (error) {
      if (fate === 'answerLost') fail(0)
      else if (page.isAlive) reject(error)
    }
  }

  /** @returns every step that could happen next without a user action */
  function possible(): (() => unknown)[] {
    return [
      ...devices.flatMap(({ disk }) => (disk.length > 0 ? [() => disk.shift()?.run()] : [])),
      ...devices.flatMap(({ pages }) =>
        pages.flatMap((page) => [
          ...(page.inbox.length > 0 ? [() => deliver(page)] : []),
          ...(page.turn ? [() => endPause(page)] : []),
        ]),
      ),
    ]
  }

  function deliver(page: FakePage) {
    const message = page.inbox.shift()
    if (message) page.outbox.receive(message)
  }

  function endPause(page: FakePage) {
    const { turn } = page
    page.turn = undefined
    turn?.()
  }

  function recordMade(device: FakeDevice, page: FakePage, key: string): Made | undefined {
    const entry = page.outbox.waiting().find((waiting) => waiting.key === key)
    if (!entry) return undefined
    const madeEntry: Made = { entry: structuredClone(entry), device, page }
    made.push(madeEntry)
    return madeEntry
  }

  return {
    server,
    devices,
    made,
    requests,
    wrong,
    lost,
    operations,
    finishRequest,
    possible,
    open: (device: FakeDevice) => openPage(device, parts),
    /** Ends the page. Its pending requests either reach the server or are lost. */
    async kill(device: FakeDevice, page: FakePage, arrives: boolean) {
      killPage(device, page)
      const pending = requests.filter((request) => request.page === page)
      for (const request of pending) finishRequest(request, arrives ? 'answered' : 'lost')
      const kept = await device.store.list()
      for (const { page: maker, entry } of made)
        if (maker === page && !wasAdded.has(entry.key)) lost.add(entry.key)
      // If the device still has the entry, taking it back had no effect.
      for (const madeEntry of made)
        if (
          madeEntry.page === page &&
          madeEntry.ended === 'cancelled' &&
          kept.some(({ key }) => key === madeEntry.entry.key)
        )
          madeEntry.ended = 'discarded'
    },
    make(device: FakeDevice, page: FakePage, kind: (typeof kinds)[number], childId: string) {
      const operation = operations.make.get(kind)
      if (!page.user || !operation) return
      recordMade(device, page, page.outbox.send(operation, { childId }).key)
    },
    undo(device: FakeDevice, page: FakePage, madeEntry: Made) {
      if (madeEntry.page !== page || madeEntry.ended || page.user !== madeEntry.entry.userId) return
      if (page.outbox.cancelUnsent(madeEntry.entry.key)) madeEntry.ended = 'cancelled'
      else if (madeEntry.entry.input.id !== undefined)
        recordMade(
          device,
          page,
          page.outbox.send(operations.remove, { ids: String(madeEntry.entry.input.id) }).key,
        )
    },
    discard(page: FakePage, madeEntry: Made) {
      if (page.user !== madeEntry.entry.userId) return
      if (!page.outbox.waiting().some(({ key }) => key === madeEntry.entry.key)) return
      madeEntry.ended ??= 'discarded'
      void page.outbox.discard(madeEntry.entry.key)
    },
    /** Sends this user's next refused entry again, or drops it. */
    async decide(device: FakeDevice, page: FakePage, again: boolean) {
      const refused = (await device.store.refused()).find(({ userId }) => userId === page.user)
      const madeEntry = made.find(({ entry }) => entry.key === refused?.key)
      if (!refused || !madeEntry) return
      // It has been sent again, so the page no longer shows it.
      if (madeEntry.resentAs && !lost.has(madeEntry.resentAs)) return
      if (!again) {
        madeEntry.ended = 'discarded'
        return device.store.decided(refused.key)
      }
      const operation = operations.make.get(refused.operation as (typeof kinds)[number])
      const sending = operation
        ? page.outbox.send(operation, refused.input as Claim, { insteadOf: refused })
        : page.outbox.send(operations.remove, refused.input as { ids: string }, { insteadOf: refused })
      madeEntry.resentAs = sending.key
      recordMade(device, page, sending.key)
    },
    async signIn(device: FakeDevice, page: FakePage, user: string | undefined) {
      device.user = user
      await becomeUser(page, user)
    },
  }
}
