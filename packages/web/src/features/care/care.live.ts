// How care entries update open screens. Boards of the kind and the children's pages are updated from the event; counts
// and lists are read again.
import { care } from '@daybook/contract/care/care.contract.ts'
import type { CareEntry } from '@daybook/contract/care/care.kind.ts'
import { abilitiesOn } from '@daybook/contract/care/care.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { childOfCharts } from '@daybook/contract/childPage/childPage.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { CareKindName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { client } from '../../platform/api/client.ts'
import { authorOf, type Reader } from '../../platform/live/live.reader.ts'
import { liveUpdates, type ReadAgain, type ReadChange } from '../../platform/live/live.updates.ts'
import {
  type AmendInput,
  type SettleInput,
  withAmendment,
  withEntries,
  withoutEntries,
  withRecords,
  withSettledTimes,
} from './care.effects.ts'
import type { CareDetail } from './care.fields.ts'
import {
  type Page,
  pageWithAmendment,
  pageWithEntries,
  pageWithSettledTimes,
  pageWithVoid,
} from './care.page.effects.ts'
import type { Board, Entry, RecordInput } from './care.view.ts'

type LogEntry = AnswerOf<(typeof care.operations)['amendCareEntry']>
type Removed = LiveEvent<{ ids: string[]; reason?: string }>
interface VoidInput {
  id: string
  reason?: string | null
}

const api = client(care)
const { getPage, getCharts } = client(childPage)

/** Lists that every entry affects. */
const lists: ReadAgain[] = [{ read: api.listCareEntries }, { read: api.getCareEntry }]

/** The same, and the charts of the entry's child. */
export const careCounts: ReadAgain[] = [...lists, { read: getCharts, about: childOfCharts }]

/** The event carries the abilities of the person who made the change; these are the reader's. */
function asRead<E extends CareEntry<CareDetail>>(entry: E, { personId, can, now }: Reader): E {
  return { ...entry, can: abilitiesOn(entry, { personId, mayAmendAny: can('care.amendAny') }, now) }
}

/** Whether an entry belongs to the board's task or, without a task, to its day. */
const isOn =
  (board: Board, { timeZone }: Reader) =>
  (entry: Entry) =>
    board.task ? entry.taskId === board.task.id : dayAt(new Date(entry.occurredAt), timeZone) === board.day

const isLast = (board: Board, ids: readonly string[]) =>
  board.children.some(({ last }) => last && ids.includes(last.id))

const knows = (board: Board, id: string) =>
  board.children.some(({ entries, last }) => [...entries, last].some((one) => one?.id === id))

const isOfDay =
  (page: Page, { timeZone }: Reader) =>
  (instant: string) =>
    dayAt(new Date(instant), timeZone) === page.day

/** New entries of a kind on their child's page. */
export const recordedOnPage = (kind: CareKindName): ReadChange => ({
  read: getPage,
  apply: (page: Page, { data }: LiveEvent<CareEntry<CareDetail> | CareEntry<CareDetail>[]>, reader: Reader) =>
    pageWithEntries(
      page,
      [data].flat().map((entry) => ({ ...asRead(entry, reader), kind })),
      isOfDay(page, reader),
    ),
})

const recordedOnBoard = (getBoard: { id: string }): ReadChange => ({
  read: getBoard,
  expect: (board: Board, input: RecordInput, reader: Reader) => withRecords(board, input, authorOf(reader)),
  apply: (board: Board, { data }: LiveEvent<Entry | Entry[]>, reader: Reader) =>
    withEntries(
      board,
      [data].flat().map((entry) => asRead(entry, reader)),
      isOn(board, reader),
    ),
})

const removedFromBoard = (getBoard: { id: string }): ReadChange => ({
  read: getBoard,
  expect: (board: Board, { ids }: { ids: string }) => withoutEntries(board, ids.split(',')),
  apply: (board: Board, { data }: Removed) => withoutEntries(board, data.ids),
  // The child's previous entry may be older than anything the board holds.
  leavesStale: (board: Board, { data }: Removed) => isLast(board, data.ids),
})

const removedFromPage: ReadChange = {
  read: getPage,
  apply: (page: Page, { data: { ids, reason }, at, by }: Removed) =>
    ids.reduce((one, id) => pageWithVoid(one, { id, reason }, { at, by: by ?? { id: '', name: '' } }), page),
}

/** An amended or voided entry on a child's page. Undefined for one that the page does not have, and for one with steps and
 *  checks, which its event does not include. */
function applyChangeToPage(page: Page, { data }: LiveEvent<LogEntry>, reader: Reader): Page | undefined {
  const known = page.moments.find(({ type, id }) => type === 'care' && id === data.id)
  if (data.childId !== page.child.id || (!known && !isOfDay(page, reader)(data.occurredAt))) return page
  if (known?.type !== 'care' || known.sleep) return undefined
  return pageWithEntries(page, [asRead(data, reader)], isOfDay(page, reader))
}

const changedOnPage = <Input>(
  operation: { id: string },
  expect: (page: Page, input: Input, reader: Reader) => Page,
) =>
  liveUpdates(operation, {
    changes: [{ read: getPage, expect, apply: applyChangeToPage }],
    readAgain: careCounts,
  })

changedOnPage<AmendInput>(api.amendCareEntry, pageWithAmendment)
changedOnPage<SettleInput>(api.settleTimes, pageWithSettledTimes)
changedOnPage<VoidInput>(api.voidCareEntry, (page, input, reader) =>
  pageWithVoid(page, input, authorOf(reader)),
)

/** Declares the live updates of a kind with the standard board. */
export function boardLiveUpdates(kind: CareKindName): void {
  const getBoard = { id: `${kind}.getBoard` }
  const list = { read: { id: `${kind}.listEntries` } }
  for (const name of ['record', 'recordMany'])
    liveUpdates(
      { id: `${kind}.${name}` },
      {
        changes: [recordedOnBoard(getBoard), recordedOnPage(kind)],
        readAgain: [...careCounts, list],
      },
    )
  liveUpdates(
    { id: `${kind}.remove` },
    {
      changes: [removedFromBoard(getBoard), removedFromPage],
      // The event names the entries, but not their children.
      readAgain: [...lists, list, { read: getCharts }],
    },
  )

  const changed = {
    read: getBoard,
    apply: (board: Board, { data }: LiveEvent<LogEntry>, reader: Reader) =>
      knows(board, data.id) ? withEntries(board, [asRead(data, reader)], isOn(board, reader)) : board,
  }
  liveUpdates(api.amendCareEntry, { changes: [{ ...changed, expect: withAmendment }], readAgain: [list] })
  liveUpdates(api.settleTimes, { changes: [{ ...changed, expect: withSettledTimes }], readAgain: [list] })
  liveUpdates(api.voidCareEntry, {
    changes: [
      {
        read: getBoard,
        expect: (board: Board, { id }: VoidInput) => withoutEntries(board, [id]),
        apply: (board: Board, { data }: LiveEvent<LogEntry>) => withoutEntries(board, [data.id]),
        leavesStale: (board: Board, { data }: LiveEvent<LogEntry>) => isLast(board, [data.id]),
      },
    ],
    readAgain: [list],
  })
}
