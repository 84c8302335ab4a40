// Entries of others, as they arrive on the boards that are open.
import type { CareEntry } from '@daybook/contract/care/care.kind.ts'
import { abilitiesOn } from '@daybook/contract/care/care.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { arrives, readAgain } from '../../platform/live/arrivals.ts'
import { effects } from '../../platform/outbox/shown.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { withArrived, withoutEntries } from './care.effects.ts'
import type { CareDetail } from './care.fields.ts'
import type { Board, CareApi, Entry } from './care.view.ts'

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
function asRead(entry: CareEntry<CareDetail>): Entry {
  const { userInfo } = session.get()
  const reader = { personId: userInfo?.user_id ?? '', mayAmendAny: session.can('care.amendAny') }
  return { ...entry, can: abilitiesOn(entry, reader, new Date(serverNow())) }
}

const isOf = (board: Board) => (entry: Entry) =>
  board.task ? entry.taskId === board.task.id : dayAt(new Date(entry.occurredAt), timeZone()) === board.day

export function boardArrivals({ getBoard, recordMany, remove }: CareApi<CareDetail>): void {
  const show = (entries: CareEntry<CareDetail>[]) =>
    patch([getBoard], (board) => withArrived(board, entries.map(asRead), isOf(board)))
  arrives(recordMany, [getBoard], ({ data }) => show(data as CareEntry<CareDetail>[]))
  const single = { id: recordMany.id.replace(/recordMany$/, 'record') }
  arrives(single, [getBoard], ({ data }) => show([data as CareEntry<CareDetail>]))
  arrives(remove, [getBoard], ({ data }) => takeAway([getBoard], (data as { ids: string[] }).ids))
}

/** Amended or voided, of whatever kind. */
export function changeArrivals(
  { amendCareEntry, voidCareEntry }: Record<'amendCareEntry' | 'voidCareEntry', { id: string }>,
  boards: readonly { id: string }[],
): void {
  arrives(amendCareEntry, boards, ({ data }) => {
    const entry = asRead(data as CareEntry<CareDetail>)
    patch(boards, (board) =>
      board.children.some(({ entries, last }) => [...entries, last].some((one) => one?.id === entry.id))
        ? withArrived(board, [entry], isOf(board))
        : board,
    )
  })
  arrives(voidCareEntry, boards, ({ data }) => takeAway(boards, [(data as { id: string }).id]))
}
