// How care entries update open screens. Boards of the kind and the children's pages are updated from the event; counts
// and lists are read again.
import { care } from '@daybook/contract/care/care.contract.ts'
import type { CareEntry } from '@daybook/contract/care/care.kind.ts'
import { type CareKindName, careKindNames } from '@daybook/contract/care/care.kinds.generated.ts'
import { abilitiesOn } from '@daybook/contract/care/care.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { childOfCharts } from '@daybook/contract/childPage/childPage.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
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
  type NoteInput,
  type Page,
  type PageUpdate,
  pageWithAmendment,
  pageWithEntries,
  pageWithNote,
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
const days = client(today)
const { getPage, getCharts } = client(childPage)

/** Counts and lists that every entry affects. */
const counts: ReadAgain[] = [...[api.listCareEntries, api.getCareEntry, days.listDay, days.countMonth]].map(
  (read) => ({ read }),
)

const charts: ReadAgain = { read: getCharts, about: childOfCharts }

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

/** Adds entries to a child's page. Undefined for a sleep, because its event does not include steps and checks. */
function applyToPage(page: Page, entries: readonly PageUpdate[], { timeZone }: Reader): Page | undefined {
  if (entries.some(({ kind, childId }) => kind === 'sleep' && childId === page.child.id)) return undefined
  return pageWithEntries(page, entries, (at) => dayAt(new Date(at), timeZone) === page.day)
}

const recordedOnPage = (kind: CareKindName): ReadChange => ({
  read: getPage,
  apply: (page: Page, { data }: LiveEvent<CareEntry<CareDetail> | CareEntry<CareDetail>[]>, reader: Reader) =>
    applyToPage(
      page,
      [data].flat().map((entry) => ({ ...asRead(entry, reader), kind })),
      reader,
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

/** Kinds with the standard board. */
const boardKinds = careKindNames.filter((kind) => kind !== 'sleep' && kind !== 'dayNote')

for (const kind of boardKinds) {
  const getBoard = { id: `${kind}.getBoard` }
  const readAgain = [...counts, { read: { id: `${kind}.listEntries` } }]
  for (const name of ['record', 'recordMany'])
    liveUpdates(
      { id: `${kind}.${name}` },
      { changes: [recordedOnBoard(getBoard), recordedOnPage(kind)], readAgain: [...readAgain, charts] },
    )
  liveUpdates(
    { id: `${kind}.remove` },
    {
      changes: [removedFromBoard(getBoard), removedFromPage],
      // The event names the entries, but not their children.
      readAgain: [...readAgain, { read: getCharts }],
    },
  )
}

liveUpdates(
  { id: 'dayNote.recordNote' },
  {
    changes: [
      {
        ...recordedOnPage('dayNote'),
        expect: (page: Page, note: NoteInput, reader: Reader) =>
          page.child.id === note.childId && dayAt(new Date(note.occurredAt), reader.timeZone) === page.day
            ? pageWithNote(page, note, authorOf(reader))
            : page,
      },
    ],
    readAgain: [...counts, charts],
  },
)

/** Reads that are out of date after an entry of any kind is amended or voided, besides the boards that show it. */
const afterChange: ReadAgain[] = [
  ...counts,
  charts,
  ...boardKinds.map((kind) => ({ read: { id: `${kind}.listEntries` } })),
  // A sleep has a board of another mould, and lists of its own.
  ...['getBoard', 'listSleeps', 'listSleepers', 'getGapReport'].map((name) => ({
    read: { id: `sleep.${name}` },
  })),
]

/** The changed entry on every board and child's page that has it.
 *  @param onBoard, @param onPage what to expect until the server answers */
const changedEntry = <Input>(
  onBoard: (board: Board, input: Input) => Board,
  onPage: (page: Page, input: Input) => Page,
): ReadChange[] => [
  ...boardKinds.map((kind) => ({
    read: { id: `${kind}.getBoard` },
    expect: onBoard,
    apply: (board: Board, { data }: LiveEvent<LogEntry>, reader: Reader) =>
      knows(board, data.id) ? withEntries(board, [asRead(data, reader)], isOn(board, reader)) : board,
  })),
  {
    read: getPage,
    expect: onPage,
    apply: (page: Page, { data }: LiveEvent<LogEntry>, reader: Reader) =>
      applyToPage(page, [asRead(data, reader)], reader),
  },
]

liveUpdates(api.amendCareEntry, {
  changes: changedEntry<AmendInput>(withAmendment, pageWithAmendment),
  readAgain: afterChange,
})

liveUpdates(api.settleTimes, {
  changes: changedEntry<SettleInput>(withSettledTimes, pageWithSettledTimes),
  readAgain: afterChange,
})

liveUpdates(api.voidCareEntry, {
  changes: [
    ...boardKinds.map((kind) => ({
      read: { id: `${kind}.getBoard` },
      expect: (board: Board, { id }: VoidInput) => withoutEntries(board, [id]),
      apply: (board: Board, { data }: LiveEvent<LogEntry>) => withoutEntries(board, [data.id]),
      leavesStale: (board: Board, { data }: LiveEvent<LogEntry>) => isLast(board, [data.id]),
    })),
    {
      read: getPage,
      expect: (page: Page, input: VoidInput, reader: Reader) => pageWithVoid(page, input, authorOf(reader)),
      apply: (page: Page, { data }: LiveEvent<LogEntry>, reader: Reader) =>
        applyToPage(page, [asRead(data, reader)], reader),
    },
  ],
  readAgain: afterChange,
})
