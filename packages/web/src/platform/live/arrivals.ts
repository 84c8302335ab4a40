// What becomes of reads when somebody else has written: a feature says how an arriving operation changes what it
// shows (`arrives`), so that nobody asks the server because another wrote. What cannot be changed so is read again,
// seldom, not by everybody at the same moment, and where it says so only for what it is about (`putOutOfDateBy`).
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { queueableNamed } from '../outbox/queueable.ts'
import { queryClient } from '../query/query.client.ts'

interface Arrival {
  apply: (told: LiveEvent<unknown>) => void
  covers: readonly { id: string }[]
  refresh?: readonly { id: string }[]
}

const known = new Map<string, Arrival>()

/** @param covers reads that are right again when it was applied
 *  @param refresh reads that are not; without it those that the operation itself makes out of date, or everything */
export function arrives(
  operation: { id: string },
  covers: Arrival['covers'],
  apply: Arrival['apply'],
  refresh?: Arrival['refresh'],
): void {
  known.set(operation.id, { apply, covers, refresh })
}

type Mentions = (id: string) => boolean
type IsAbout<Data> = (data: Data, mentions: Mentions) => boolean

const narrowed = new Map<string, IsAbout<unknown>>()

/** What was read by this operation is out of date only by what it is about.
 *  @param isAbout gets it, and whether what arrives names an id or a code */
export function putOutOfDateBy<Data>(read: { id: string }, isAbout: IsAbout<Data>): void {
  // The cache holds under this operation what it answered.
  narrowed.set(read.id, isAbout as IsAbout<unknown>)
}

let loadFeatures: (() => Promise<void>) | undefined

/** @param load loads every feature that says something here: others also do what no screen of this page was opened
 *  for, and it need not read everything again */
export function startArrivals(load: () => Promise<void>): void {
  loadFeatures = load
}

let before: Promise<void> = Promise.resolve()

/** One after the other, in the order in which they come. */
export function arrived(told: LiveEvent<unknown>): Promise<void> {
  // What could not be put in, for whatever reason, holds up nothing of what comes after it.
  before = before.then(() => take(told)).catch(() => readAgain('everything'))
  return before
}

async function take(told: LiveEvent<unknown>): Promise<void> {
  const { operation } = told
  if (!known.has(operation) && !queueableNamed(operation)) {
    // What cannot be loaded now is tried again with the next; meanwhile everything is read again.
    await loadFeatures?.().then(
      () => {
        loadFeatures = undefined
      },
      () => undefined,
    )
  }
  const arrival = known.get(operation)
  arrival?.apply(told)
  const refresh = arrival?.refresh ?? queueableNamed(operation)?.refresh
  if (!refresh) return readAgain('everything')
  const isCovered = ({ id }: { id: string }) => arrival?.covers.some((read) => read.id === id)
  readAgain(refresh.filter((read) => !isCovered(read)).flatMap(({ id }) => keysAbout(id, told)))
}

/** Under which keys lies what this puts out of date. */
function keysAbout(id: string, { data }: LiveEvent<unknown>): QueryKey[] {
  const isAbout = narrowed.get(id)
  if (!isAbout) return [[id]]
  const said = JSON.stringify(data)
  const mentions = (what: string) => said.includes(JSON.stringify(what))
  const reads = queryClient.getQueriesData({ queryKey: [id] })
  return reads.filter(([, read]) => read === undefined || isAbout(read, mentions)).map(([key]) => key)
}

/** Milliseconds between two times that the same is read again because of what others do. */
const gap = 2500
const spread = 1000

let wanted = new Map<string, QueryKey>()
let timer: ReturnType<typeof setTimeout> | undefined
let last = Number.NEGATIVE_INFINITY

/** @param keys of reads, or how they begin; @param within milliseconds, so that not all pages read at once */
export function readAgain(keys: readonly QueryKey[] | 'everything', within = spread): void {
  // Every key begins with nothing.
  for (const key of keys === 'everything' ? [[]] : keys) wanted.set(hashKey(key), key)
  if (timer !== undefined || wanted.size === 0) return
  const wait = Math.max(0, last + gap - performance.now()) + Math.random() * within
  timer = setTimeout(() => {
    const now = wanted.values()
    wanted = new Map()
    timer = undefined
    last = performance.now()
    for (const queryKey of now) void queryClient.invalidateQueries({ queryKey })
  }, wait)
}
