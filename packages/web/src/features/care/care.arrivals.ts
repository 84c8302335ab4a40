// Entries of others, as they arrive on the boards that are open.
import type { CareEntry } from '@daybook/contract/care/care.kind.ts'
import { abilitiesOn } from '@daybook/contract/care/care.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { arrives } from '../../platform/live/arrivals.ts'
import { revise } from '../../platform/outbox/current.ts'
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
      revise<Board>(queryKey, update)
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
  arrives(remove, [getBoard], ({ data }) =>
    patch([getBoard], (board) => withoutEntries(board, (data as { ids: string[] }).ids)),
  )
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
  arrives(voidCareEntry, boards, ({ data }) =>
    patch(boards, (board) => withoutEntries(board, [(data as { id: string }).id])),
  )
}
