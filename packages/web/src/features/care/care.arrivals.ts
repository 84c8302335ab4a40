// Entries of others, as they arrive on the boards that are open.
import type { care } from '@daybook/contract/care/care.contract.ts'
import type { CareEntry } from '@daybook/contract/care/care.kind.ts'
import type { CareKindName } from '@daybook/contract/care/care.kinds.generated.ts'
import { abilitiesOn } from '@daybook/contract/care/care.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { arrives, readAgain } from '../../platform/live/arrivals.ts'
import { effects } from '../../platform/outbox/shown.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { withArrived, withoutEntries } from './care.effects.ts'
import type { CareDetail } from './care.fields.ts'
import { type Arrived, type Page, pageWithEntries, pageWithVoid } from './care.page.effects.ts'
import type { Board, CareApi, Entry } from './care.view.ts'

type LogEntry = AnswerOf<(typeof care.operations)['amendCareEntry']>

const { getPage } = client(childPage)

const timeZone = () => session.get().tenantInfo?.timeZone ?? 'UTC'

function patch(calls: readonly { id: string }[], update: (board: Board) => Board): void {
  for (const { id } of calls)
    for (const [queryKey] of queryClient.getQueriesData<Board>({ queryKey: [id] }))
      effects.revise<Board>(queryKey, update)
}

/** Which entry of a child is the last one then may stand on no board: that has to be asked. */
function takeAway(calls: readonly { id: string }[], ids: readonly string[]): void {
  const boards = calls.flatMap(({ id }) => queryClient.getQueriesData<Board>({ queryKey: [id] }))
  const stale = boards.filter(([, board]) =>
    board?.children.some(({ last }) => last && ids.includes(last.id)),
  )
  patch(calls, (board) => withoutEntries(board, ids))
  if (stale.length > 0) readAgain(stale.map(([queryKey]) => queryKey))
}

/** What the reader may do is the reader's own, and not that of who wrote it. */
function asRead<E extends CareEntry<CareDetail>>(entry: E): E {
  const { userInfo } = session.get()
  const reader = { personId: userInfo?.user_id ?? '', mayAmendAny: session.can('care.amendAny') }
  return { ...entry, can: abilitiesOn(entry, reader, new Date(serverNow())) }
}

const isOf = (board: Board) => (entry: Entry) =>
  board.task ? entry.taskId === board.task.id : dayAt(new Date(entry.occurredAt), timeZone()) === board.day

/** On the pages of children that were read; one that cannot be told what it shows is read again. */
function patchPages(update: (page: Page) => Page | undefined): void {
  for (const [queryKey] of queryClient.getQueriesData<Page>({ queryKey: [getPage.id] }))
    effects.revise<Page>(queryKey, (page) => {
      const next = update(page)
      if (!next) readAgain([queryKey])
      return next ?? page
    })
}

function showOnPages(entries: readonly Arrived[]): void {
  patchPages((page) => {
    // Its steps and checks are not told with a sleep.
    if (entries.some(({ kind, childId }) => kind === 'sleep' && childId === page.child.id)) return undefined
    return pageWithEntries(page, entries, (at) => dayAt(new Date(at), timeZone()) === page.day)
  })
}

/** Entries of a kind, recorded by this operation, wherever they are shown.
 *  @param boards those of the kind */
export function recordArrivals(operation: { id: string }, boards: readonly { id: string }[]): void {
  arrives(operation, [...boards, getPage], ({ data }) => {
    const entries = ([data].flat() as CareEntry<CareDetail>[]).map(asRead)
    patch(boards, (board) => withArrived(board, entries, isOf(board)))
    // An operation that records is its kind's own.
    const kind = operation.id.replace(/\..*/, '') as CareKindName
    showOnPages(entries.map((entry) => ({ ...entry, kind })))
  })
}

export function boardArrivals({ getBoard, recordMany, remove }: CareApi<CareDetail>): void {
  recordArrivals(recordMany, [getBoard])
  recordArrivals({ id: recordMany.id.replace(/recordMany$/, 'record') }, [getBoard])
  arrives(remove, [getBoard, getPage], ({ data, at, by }) => {
    const { ids, reason } = data as { ids: string[]; reason?: string }
    takeAway([getBoard], ids)
    const recorder = { at, by: by ?? { id: '', name: '' } }
    patchPages((page) => ids.reduce((one, id) => pageWithVoid(one, { id, reason }, recorder), page))
  })
}

/** Amended or voided, of whatever kind.
 *  @param covers the boards and whatever else takes entries as they arrive */
export function changeArrivals(
  { amendCareEntry, voidCareEntry }: Record<'amendCareEntry' | 'voidCareEntry', { id: string }>,
  boards: readonly { id: string }[],
  covers: readonly { id: string }[],
): void {
  arrives(amendCareEntry, covers, ({ data }) => {
    const entry = asRead(data as LogEntry)
    patch(boards, (board) =>
      board.children.some(({ entries, last }) => [...entries, last].some((one) => one?.id === entry.id))
        ? withArrived(board, [entry], isOf(board))
        : board,
    )
    showOnPages([entry])
  })
  arrives(voidCareEntry, covers, ({ data }) => {
    const entry = asRead(data as LogEntry)
    takeAway(boards, [entry.id])
    showOnPages([entry])
  })
}
