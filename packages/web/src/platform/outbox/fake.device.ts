// Tablets with open pages, for tests. Everything asynchronous (disk, requests, messages between pages, pauses) waits
// until the test runs it, so the test chooses the order.
import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import type { Call, CallOptions } from '../api/client.ts'
import type { Input } from '../api/wire.ts'
import { type EntryStore, memoryStore } from './entry.store.ts'
import { byId, type FakeRecord, type FakeServer } from './fake.server.ts'
import { optimisticOn } from './optimistic.ts'
import type { Outbox, OutboxMessage } from './outbox.parts.ts'
import { createOutbox } from './outbox.ts'
import { type Queueable, queueable } from './queueable.ts'
import { partsOf } from './refused.parts.ts'

export interface FakePage {
  isAlive: boolean
  /** The signed-in user as this page knows it. */
  user: string | undefined
  clock: number
  outbox: Outbox
  client: QueryClient
  inbox: OutboxMessage[]
  /** Ends the pause before the next try. */
  turn: (() => void) | undefined
  read: () => Promise<unknown>
}

interface Turn {
  page: FakePage
  run: () => Promise<void>
}

export interface FakeDevice {
  pages: FakePage[]
  store: EntryStore
  /** Pending disk operations, in order. */
  disk: Turn[]
  holder: Turn | undefined
  /** Pages waiting for the lock. */
  queue: Turn[]
  user: string | undefined
}

const board = queryOptions({
  queryKey: ['fake.board'],
  queryFn: async (): Promise<FakeRecord[]> => [],
})

export type Claim = {
  id: string
  childId: string
  occurredAt: string
}

export const kinds = ['fake.record', 'fake.putToBed', 'fake.signIn'] as const

/** The operations, declared once for all pages. */
export function fakeOperations(
  send: (operation: string, input: Input, options: CallOptions) => Promise<unknown>,
) {
  const callOf = <In, Out>(id: string, body: string[]): Call<In, Out> => {
    const run = (input: Input, options: CallOptions = {}) => send(id, input, options)
    const wire = {
      method: 'POST',
      path: `/${id}`,
      access: 'session',
      offline: 'queue',
      query: [],
      body,
    } as const
    // What it answers is up to the test's server.
    return Object.assign(run, { id, wire }) as unknown as Call<In, Out>
  }
  const making = (kind: string) =>
    queueable(callOf<Claim, FakeRecord>(kind, ['id', 'childId', 'occurredAt']), {
      label: 'outbox.entry',
      meansTheSame: ['CHILD_ALREADY_SIGNED_IN'],
    })
  const remove: Queueable<{ ids: string }, null> = queueable(callOf('fake.remove', ['ids']), {
    label: 'outbox.entry',
  })
  return { make: new Map(kinds.map((kind) => [kind, making(kind)])), remove }
}

/** The optimistic update of the board for an operation. */
function expectOf(_: QueryKey, operation: string) {
  if (operation === 'fake.remove')
    return (all: FakeRecord[], { ids }: { ids: string }) =>
      all.filter(({ id }) => !ids.split(',').includes(id))
  return (all: FakeRecord[], claim: Claim) =>
    all.some(({ id }) => id === claim.id) ? all : [...all, { ...claim, kind: operation, by: 'me' }]
}

/** @param onAdded called with each key that is stored */
export function fakeDevice(onAdded: (key: string) => void): FakeDevice {
  const memory = memoryStore()
  const add: EntryStore['add'] = (entry, insteadOf) => {
    onAdded(entry.key)
    return memory.add(entry, insteadOf)
  }
  const store = { ...memory, add }
  return { pages: [], store, disk: [], holder: undefined, queue: [], user: undefined }
}

interface PageParts {
  server: FakeServer
  random: (length: number) => Uint8Array
  onRefused: (page: FakePage) => void
}

export function openPage(device: FakeDevice, { server, random, onRefused }: PageParts): FakePage {
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  const never = () => new Promise<never>(() => undefined)
  /** Queues the work for the disk. A page that has ended does no more work. */
  const onDisk =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    (...args: Args) =>
      new Promise<T>((resolve) => {
        const kept = structuredClone(args)
        device.disk.push({ page, run: async () => resolve(await work(...kept)) })
      })
  const { store } = device
  /** Entries of other users are encrypted. */
  const own = <T extends { userId: string }>(all: T[]) => all.filter(({ userId }) => userId === page.user)
  const outbox = createOutbox({
    random,
    now: () => page.clock++,
    partsOf: async (operation, entry, error) =>
      partsOf(operation, entry, error, { random, now: () => page.clock++ }),
    store: {
      list: onDisk(async () => own(await store.list())),
      add: onDisk(store.add),
      tried: onDisk(store.tried),
      narrowed: onDisk(store.narrowed),
      remove: onDisk(store.remove),
      refuse: onDisk(store.refuse),
      refused: onDisk(async () => own(await store.refused())),
      decided: onDisk(store.decided),
    },
    optimistic: optimisticOn(client, expectOf),
    userId: () => page.user,
    childrenOf: () => [],
    clock: { stamp: () => undefined, readStamp: () => ({ reading: 0, isContinuous: true }) },
    wait: () => (page.isAlive ? new Promise((resolve) => (page.turn = resolve)) : never()),
    uploadFiles: async () => undefined,
    forgetFiles: () => undefined,
    exclusive: (work) =>
      new Promise<void>((resolve) => {
        device.queue.push({ page, run: async () => resolve(await work()) })
        grantLock(device)
      }),
    post(message) {
      if (!page.isAlive) return
      for (const other of device.pages) if (other !== page) other.inbox.push(structuredClone(message))
    },
    fetchOperations: async () => undefined,
    judge: (error) => {
      if (!(error instanceof ApiError) || error.isPassing) return { verdict: 'passing' }
      return error.status === 401 ? { verdict: 'signedOut' } : { verdict: 'refused', error }
    },
    onRefused: () => onRefused(page),
    onAttention: () => undefined,
    onAccepted: () => void page.read(),
    onNotKept: () => undefined,
    onWaits: () => undefined,
    onChange: () => undefined,
  })
  const page: FakePage = {
    isAlive: true,
    user: device.user,
    clock: 1_773_178_200_000,
    client,
    inbox: [],
    turn: undefined,
    read: () => client.fetchQuery({ ...board, queryFn: async () => server.activeRecords(), staleTime: 0 }),
    outbox,
  }
  device.pages.push(page)
  void page.read().then(() => page.outbox.start())
  return page
}

/** Gives the lock to the next page in the queue. */
function grantLock(device: FakeDevice): void {
  const next = device.holder ? undefined : device.queue.shift()
  if (!next) return
  device.holder = next
  void next.run().then(() => {
    if (device.holder !== next) return
    device.holder = undefined
    grantLock(device)
  })
}

/** Ends a page at once. Its pending disk operations are lost. */
export function killPage(device: FakeDevice, page: FakePage): void {
  page.isAlive = false
  page.turn = undefined
  device.pages = device.pages.filter((other) => other !== page)
  device.disk = device.disk.filter((work) => work.page !== page)
  device.queue = device.queue.filter((waiting) => waiting.page !== page)
  if (device.holder?.page !== page) return
  device.holder = undefined
  grantLock(device)
}

/** Changes the signed-in user of one page. The other pages of the device change when they receive the event. */
export async function becomeUser(page: FakePage, user: string | undefined): Promise<void> {
  if (page.user === user) return
  page.user = user
  page.client.clear()
  page.outbox.wake()
  await page.read()
}

export const shownOn = ({ client }: FakePage) =>
  (client.getQueryData(board.queryKey) ?? []).map(({ id }) => ({ id })).toSorted(byId)
