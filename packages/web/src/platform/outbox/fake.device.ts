// Tablets with pages of the app on them, for tests: everything that takes time (the disk, the way to the server, news
// between pages, pauses) waits until the test lets it happen, in an order that the test chooses.
import { QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/api.error.ts'
import type { Call, CallOptions } from '../api/client.ts'
import type { Input } from '../api/wire.ts'
import { type EntryStore, memoryStore } from './entry.store.ts'
import { byId, type FakeRecord, type FakeServer } from './fake.server.ts'
import { optimisticOn } from './optimistic.ts'
import type { News, Outbox } from './outbox.parts.ts'
import { createOutbox } from './outbox.ts'
import { type Queueable, queueable } from './queueable.ts'

export interface FakePage {
  isAlive: boolean
  /** As far as this page knows. */
  user: string | undefined
  clock: number
  outbox: Outbox
  client: QueryClient
  inbox: News[]
  /** Ends its pause. */
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
  /** What the disk has still to do, in order. */
  disk: Turn[]
  holder: Turn | undefined
  /** For the lock. */
  queue: Turn[]
  user: string | undefined
}

const board = queryOptions({
  queryKey: ['fake.board'],
  queryFn: async (): Promise<FakeRecord[]> => [],
})

export interface Claim {
  id: string
  childId: string
  occurredAt: string
}

export const kinds = ['fake.record', 'fake.putToBed', 'fake.signIn'] as const

/** The operations of the app: one declaration, whichever page sends. */
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
    return Object.assign(run, { id, wire }) as unknown as Call<In, Out>
  }
  const making = (kind: string) =>
    queueable(callOf<Claim, FakeRecord>(kind, ['id', 'childId', 'occurredAt']), {
      meansTheSame: ['CHILD_ALREADY_SIGNED_IN'],
    })
  const remove: Queueable<{ ids: string }, null> = queueable(callOf('fake.remove', ['ids']))
  return { make: new Map(kinds.map((kind) => [kind, making(kind)])), remove }
}

/** What a write makes of the board. */
function expectOf(_: QueryKey, operation: string) {
  if (operation === 'fake.remove')
    return (all: FakeRecord[], { ids }: { ids: string }) =>
      all.filter(({ id }) => !ids.split(',').includes(id))
  return (all: FakeRecord[], claim: Claim) =>
    all.some(({ id }) => id === claim.id) ? all : [...all, { ...claim, kind: operation, by: 'me' }]
}

/** @param onAdded hears what is on the disk from now on */
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
  const page: FakePage = {
    isAlive: true,
    user: device.user,
    clock: 1_773_178_200_000,
    client,
    inbox: [],
    turn: undefined,
    read: () => client.fetchQuery({ ...board, queryFn: async () => server.standing(), staleTime: 0 }),
    // Made below, of the page itself.
    outbox: undefined as unknown as Outbox,
  }
  /** In its turn; a page that has ended does nothing more. */
  const onDisk =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    (...args: Args) =>
      new Promise<T>((resolve) => {
        const kept = structuredClone(args)
        device.disk.push({ page, run: async () => resolve(await work(...kept)) })
      })
  const { store } = device
  /** What others have made is sealed. */
  const own = <T extends { userId: string }>(all: T[]) => all.filter(({ userId }) => userId === page.user)
  page.outbox = createOutbox({
    random,
    now: () => page.clock++,
    store: {
      list: onDisk(async () => own(await store.list())),
      add: onDisk(store.add),
      tried: onDisk(store.tried),
      remove: onDisk(store.remove),
      refuse: onDisk(store.refuse),
      refused: onDisk(async () => own(await store.refused())),
      decided: onDisk(store.decided),
    },
    optimistic: optimisticOn(client, expectOf),
    userId: () => page.user,
    whom: () => [],
    wait: () => (page.isAlive ? new Promise((resolve) => (page.turn = resolve)) : never()),
    exclusive: (work) =>
      new Promise<void>((resolve) => {
        device.queue.push({ page, run: async () => resolve(await work()) })
        lend(device)
      }),
    tell(news) {
      if (!page.isAlive) return
      for (const other of device.pages) if (other !== page) other.inbox.push(structuredClone(news))
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
    onChange: () => undefined,
  })
  device.pages.push(page)
  void page.read().then(() => page.outbox.start())
  return page
}

/** The lock goes to the next page that waits for it. */
function lend(device: FakeDevice): void {
  const next = device.holder ? undefined : device.queue.shift()
  if (!next) return
  device.holder = next
  void next.run().then(() => {
    if (device.holder !== next) return
    device.holder = undefined
    lend(device)
  })
}

/** Without warning: what the disk has not done yet is never done. */
export function killPage(device: FakeDevice, page: FakePage): void {
  page.isAlive = false
  page.turn = undefined
  device.pages = device.pages.filter((one) => one !== page)
  device.disk = device.disk.filter((work) => work.page !== page)
  device.queue = device.queue.filter((waiting) => waiting.page !== page)
  if (device.holder?.page !== page) return
  device.holder = undefined
  lend(device)
}

/** In the page where it happens, and in the others of the device as soon as they hear. */
export async function becomeUser(page: FakePage, user: string | undefined): Promise<void> {
  if (page.user === user) return
  page.user = user
  page.client.clear()
  page.outbox.wake()
  await page.read()
}

export const shownOn = ({ client }: FakePage) =>
  (client.getQueryData(board.queryKey) ?? []).map(({ id }) => ({ id })).toSorted(byId)
