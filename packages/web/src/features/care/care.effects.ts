// Updates a board optimistically before the server answers. Each effect is idempotent, because it may be applied again
// to newer data.
import type { CareClaim } from '@daybook/contract/care/care.kind.ts'
import { settledTimes, stillUncertain, type TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { CareDetail } from './care.fields.ts'
import type { Board, BoardChild, Entry, RecordInput } from './care.view.ts'

interface Recorder {
  by: Entry['recordedBy']
  /** Now, ISO 8601. */
  at: string
}

export function withRecords(board: Board, { taskId, records }: RecordInput, recorder: Recorder): Board {
  const claims = new Map(records.map((claim) => [claim.childId, claim]))
  const countsForTask = board.task === null || taskId === board.task.id
  return changed(board, (child) => {
    const claim = claims.get(child.id)
    if (!claim || knows(child, claim.id)) return child
    const entry = entryOf(claim, board, taskId ?? null, recorder)
    return {
      ...child,
      last: child.last && child.last.occurredAt > entry.occurredAt ? child.last : entry,
      entries: countsForTask ? inOrder([...child.entries, entry]) : child.entries,
    }
  })
}

function entryOf(
  claim: CareClaim<CareDetail>,
  board: Board,
  taskId: string | null,
  { by, at }: Recorder,
): Entry {
  const { id, childId, occurredAt, note, conflictReason, checkedBy, detail } = claim
  return {
    id,
    childId,
    occurredAt,
    detail,
    taskId,
    uncertainTimes: null,
    roomId: board.room?.id ?? '',
    note: note || null,
    conflictReason: conflictReason || null,
    // The answer has the name.
    checkedBy: checkedBy ? { id: checkedBy, name: '' } : null,
    recordedAt: at,
    recordedBy: by,
    late: false,
    version: 1,
    amendments: 0,
    voided: null,
    can: ['amend', 'void', 'undo'],
  }
}

/** Adds or replaces entries from the server.
 *  @param isShown whether an entry belongs to the board's task or day */
export function withEntries(
  board: Board,
  known: readonly Entry[],
  isShown: (entry: Entry) => boolean,
): Board {
  return changed(board, (child) => {
    const own = known.filter(({ childId }) => childId === child.id)
    if (own.length === 0) return child
    const isOther = ({ id }: Entry) => !own.some((entry) => entry.id === id)
    const entries = inOrder([...child.entries.filter(isOther), ...own.filter(isShown)])
    const lasts = [...own, ...entries, ...(child.last && isOther(child.last) ? [child.last] : [])]
    return { ...child, entries, last: inOrder(lasts).at(-1) ?? null }
  })
}

export function withoutEntries(board: Board, ids: readonly string[]): Board {
  const gone = new Set(ids)
  return changed(board, (child) => {
    const entries = child.entries.filter(({ id }) => !gone.has(id))
    const lastStays = child.last === null || !gone.has(child.last.id)
    return { ...child, entries, last: lastStays ? child.last : (entries.at(-1) ?? null) }
  })
}

export interface AmendInput {
  id: string
  version: number
  occurredAt: unknown
  note?: string | null
  conflictReason?: string | null
  detail: Record<string, unknown>
}

/** Applies an amendment to the entry, if its id and version match. */
export function amended<E extends Omit<Entry, 'detail'> & { detail: object }>(
  entry: E,
  input: AmendInput,
): E {
  if (entry.id !== input.id || entry.version !== input.version) return entry
  return {
    ...entry,
    detail: input.detail,
    note: input.note || null,
    conflictReason: input.conflictReason || entry.conflictReason,
    occurredAt: String(input.occurredAt),
    uncertainTimes: stillUncertain(
      entry.uncertainTimes,
      { ...entry.detail, occurredAt: entry.occurredAt },
      { ...input.detail, occurredAt: String(input.occurredAt) },
    ),
    version: entry.version + 1,
    amendments: entry.amendments + 1,
  }
}

export interface SettleInput {
  id: string
  take: TimeChoice
}

/** Settles the uncertain times of the entry with this id. */
export function settled<E extends Omit<Entry, 'detail'> & { detail: object }>(
  entry: E,
  input: SettleInput,
): E {
  if (entry.id !== input.id || !entry.uncertainTimes) return entry
  const { occurredAt = entry.occurredAt, ...ofDetail } = settledTimes(entry.uncertainTimes, input.take)
  return {
    ...entry,
    occurredAt,
    detail: { ...entry.detail, ...ofDetail },
    uncertainTimes: null,
    version: entry.version + 1,
    amendments: entry.amendments + 1,
  }
}

export function withSettledTimes(board: Board, input: SettleInput): Board {
  return onEntries(board, (entry) => settled(entry, input))
}

export function withAmendment(board: Board, input: AmendInput): Board {
  return onEntries(board, (entry) => amended(entry, input))
}

function onEntries(board: Board, change: (entry: Entry) => Entry): Board {
  return changed(board, (child) => ({
    ...child,
    last: child.last && change(child.last),
    entries: inOrder(child.entries.map(change)),
  }))
}

const knows = ({ last, entries }: BoardChild, id: string) =>
  last?.id === id || entries.some((entry) => entry.id === id)

const inOrder = (entries: Entry[]) =>
  entries.toSorted((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt))

/** Changes the children of the board and updates the progress of its task. */
function changed(board: Board, change: (child: BoardChild) => BoardChild): Board {
  const children = board.children.map(change)
  if (!board.task) return { ...board, children }
  const done = children.filter(({ entries }) => entries.length > 0).length
  // A child that the task does not include counts once recorded. Only the server knows the exact total.
  return { ...board, children, task: { ...board.task, done, total: Math.max(board.task.total, done) } }
}
