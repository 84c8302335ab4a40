import { care } from '@daybook/contract/care/care.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { notify } from '../../platform/notice.ts'
import type { Effect } from '../../platform/outbox/effects.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { invalidate, pagedQuery, query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { alsoShowsWhoIsHere } from '../attendance/index.ts'
import { boardArrivals, changeArrivals } from './care.arrivals.ts'
import { withAmendment, withoutEntries, withRecords } from './care.effects.ts'
import type { CareDetail } from './care.fields.ts'
import { type Page, pageWithAmendment, pageWithVoid } from './care.page.effects.ts'
import type { Board, CareApi, CareKind, CareWrites } from './care.view.ts'

const api = client(care)
const todayApi = client(today)
const pages = client(childPage)

/** What shows care beside the boards: the entries of a day, one entry, a child's page, and how far the day's tasks
 *  are. */
export const showingCare = [
  ...[api.listCareEntries, api.getCareEntry, pages.getPage, pages.getCharts],
  ...[todayApi.listDay, todayApi.countMonth],
]
/** The boards of every kind that is known; whatever changes an entry makes them out of date. */
const boards: { id: string }[] = []
/** What takes an entry as it arrives. */
const patched: { id: string }[] = [pages.getPage]
const everything: { id: string }[] = [...showingCare]

/** Reads of a feature of its own that are out of date when an entry is amended or voided. */
export function alsoShowsCare(...reads: { id: string }[]): void {
  everything.push(...reads)
}

/** The writes of a kind with what they do to its boards meanwhile; called once for every kind. */
export function careWrites(kindApi: CareApi<CareDetail>): CareWrites {
  boards.push(kindApi.getBoard)
  patched.push(kindApi.getBoard)
  everything.push(kindApi.getBoard)
  alsoShowsWhoIsHere(kindApi.getBoard)
  boardArrivals(kindApi)
  const { getBoard, listEntries } = kindApi
  const refresh = [getBoard, ...(listEntries ? [listEntries] : []), ...showingCare]
  return {
    recordMany: queueable(kindApi.recordMany, {
      effects: (input) => onBoards([kindApi.getBoard], (board) => withRecords(board, input, recorder())),
      refresh,
      refused() {
        notify(t('care.notRecorded'))
        // Something is not as the board shows it.
        void invalidate(kindApi.getBoard)
      },
    }),
    remove: queueable(kindApi.remove, {
      effects: ({ ids }) => onBoards([kindApi.getBoard], (board) => withoutEntries(board, ids.split(','))),
      refresh,
    }),
  }
}

changeArrivals(api, boards, patched)

export const amendEntry = queueable(api.amendCareEntry, {
  effects: (input) => [
    ...onBoards(boards, (board) => withAmendment(board, input)),
    ...onPages((page) => pageWithAmendment(page, input)),
  ],
  refresh: everything,
  refused(error) {
    const name = error.fields.changedBy
    notify(name ? t('care.changedBy', { name }) : errorWords(error))
    void invalidate(...everything)
  },
})

export const voidEntry = queueable(api.voidCareEntry, {
  effects(input) {
    const who = recorder()
    return [
      ...onBoards(boards, (board) => withoutEntries(board, [input.id])),
      ...onPages((page) => pageWithVoid(page, input, who)),
    ]
  },
  refresh: everything,
})

/** The effect on those boards that have been read. */
function onBoards(calls: readonly { id: string }[], update: (board: Board) => Board): Effect[] {
  const read = calls.flatMap(({ id }) => queryClient.getQueriesData<Board>({ queryKey: [id] }))
  return read.map(([queryKey]) => ({ queryKey, apply: (data) => update(data as Board) }))
}

/** The effect on those children's pages that have been read. */
function onPages(update: (page: Page) => Page): Effect[] {
  const read = queryClient.getQueriesData<Page>({ queryKey: [pages.getPage.id] })
  return read.map(([queryKey]) => ({ queryKey, apply: (data) => update(data as Page) }))
}

function recorder() {
  const { userInfo } = session.get()
  return {
    by: { id: userInfo?.user_id ?? '', name: userInfo?.realName ?? '' },
    at: new Date(serverNow()).toISOString(),
  }
}

export interface LogFilter {
  date?: string
  code?: string
  childId?: string
  kind?: string
}

/** Entries of a day, voided ones too, newest first. */
export const logQuery = (filter: LogFilter) => pagedQuery(api.listCareEntries, filter)

/** One entry with all that it said before. */
export const entryQuery = (id: string) => query(api.getCareEntry, { id })

export interface BoardSearch {
  code?: string
  taskId?: string
  /** A day before today. */
  date?: string
}

/** What a board's screen reads first: the room of its address or task, else the person's own. */
export function boardNeeds(
  kind: Pick<CareKind, 'api'>,
  search: BoardSearch,
  { vuex_group_code }: { vuex_group_code?: string | undefined },
) {
  const code = search.code ?? (search.taskId ? undefined : vuex_group_code)
  return code || search.taskId ? [boardQuery(kind, { ...search, code })] : []
}

export const boardQuery = ({ api }: Pick<CareKind, 'api'>, { code, taskId, date }: BoardSearch) =>
  query(api.getBoard, { code, taskId, date })
