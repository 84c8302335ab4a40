// What becomes of reads when somebody else has written: a feature says how an arriving operation changes what it
// shows (`arrives`), so that nobody asks the server because another wrote. What cannot be changed so is read again,
// seldom, and not by everybody at the same moment.
import type { Told } from '@daybook/contract/kernel/live.ts'
import { queueableNamed } from '../outbox/queueable.ts'
import { queryClient } from '../query/query.client.ts'

type Apply = (told: Told<unknown>) => void

const known = new Map<string, { apply: Apply; covers: readonly string[] }>()

/** @param covers reads that are right again when it was applied */
export function arrives(operation: { id: string }, covers: readonly { id: string }[], apply: Apply): void {
  known.set(operation.id, { apply, covers: covers.map(({ id }) => id) })
}

export function arrived(told: Told<unknown>): void {
  const handler = known.get(told.operation)
  handler?.apply(told)
  const refresh = queueableNamed(told.operation)?.refresh.map(({ id }) => id)
  readAgain(refresh?.filter((id) => !handler?.covers.includes(id)) ?? 'everything')
}

/** Milliseconds between two times that the same is read again because of what others do. */
const gap = 2500
const spread = 1000

let wanted: Set<string> | 'everything' = new Set()
let timer: ReturnType<typeof setTimeout> | undefined
let last = 0

export function readAgain(ids: readonly string[] | 'everything', within = spread): void {
  if (ids === 'everything' || wanted === 'everything') wanted = 'everything'
  else for (const id of ids) wanted.add(id)
  if (timer !== undefined) return
  const wait = Math.max(0, last + gap - performance.now()) + Math.random() * within
  timer = setTimeout(() => {
    const now = wanted
    wanted = new Set()
    timer = undefined
    last = performance.now()
    if (now === 'everything') void queryClient.invalidateQueries()
    else for (const id of now) void queryClient.invalidateQueries({ queryKey: [id] })
  }, wait)
}
