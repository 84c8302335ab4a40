import { care } from '@daybook/contract/care/care.contract.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { t } from '../../platform/i18n/language.ts'
import { refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { invalidate, pagedQuery, query } from '../../platform/query/query.ts'
import type { CareDetail } from './care.fields.ts'
import './care.live.ts'
import type { CareApi, CareKind, CareWrites } from './care.view.ts'

const api = client(care)

/** The writes of a kind; what they change on the screens stands in care.live.ts. */
export function careWrites({ recordMany, remove, getBoard }: CareApi<CareDetail>): CareWrites {
  return {
    recordMany: queueable(recordMany, {
      refused() {
        notify(t('care.notRecorded'))
        // Something is not as the board shows it.
        void invalidate(getBoard)
      },
    }),
    remove: queueable(remove),
  }
}

export const amendEntry = queueable(api.amendCareEntry, {
  refused(error) {
    const name = error.fields.changedBy
    notify(name ? t('care.changedBy', { name }) : errorWords(error))
    refreshReads(api.amendCareEntry)
  },
})

export const voidEntry = queueable(api.voidCareEntry)

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
