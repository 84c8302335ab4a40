import { care } from '@daybook/contract/care/care.contract.ts'
import { client } from '../../platform/api/client.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { t } from '../../platform/i18n/language.ts'
import { refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import { aboutReason } from '../../platform/outbox/outbox.entry.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { invalidate, pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import { aboutChange, aboutRecording, aboutSettling } from './care.choices.ts'
import type { CareDetail } from './care.fields.ts'
import './care.live.ts'
import type { CareApi, CareKind, CareWrites } from './care.view.ts'
import { refusalWords } from './care.words.ts'

const api = client(care)

/** The write operations of a kind. care.live.ts describes how they update the screens. */
export function careWrites(
  title: BareKey,
  { recordMany, remove, getBoard }: CareApi<CareDetail>,
): CareWrites {
  return {
    recordMany: queueable(recordMany, {
      label: title,
      choices: aboutRecording,
      refusal: refusalWords,
      refused() {
        notify(t('care.notRecorded'))
        // A refusal means that the board is out of date.
        void invalidate(getBoard)
      },
    }),
    remove: queueable(remove, { label: 'care.entryUndone', choices: aboutReason }),
  }
}

export const amendEntry = queueable(api.amendCareEntry, {
  label: 'care.entryChange',
  choices: aboutChange,
  refusal: refusalWords,
  refused(error) {
    const name = error.about.byName
    notify(name ? t('care.changedBy', { name }) : errorWords(error))
    refreshReads(api.amendCareEntry)
  },
})

export const settleEntryTimes = queueable(api.settleTimes, {
  label: 'care.entryTime',
  choices: aboutSettling,
  refusal: refusalWords,
})

export const voidEntry = queueable(api.voidCareEntry, { label: 'care.entryVoiding', choices: aboutReason })

export interface LogFilter {
  /** One day, or the first and the last of up to 31. */
  date?: string
  from?: string
  until?: string
  code?: string
  childId?: string
  kind?: string
}

/** All entries of a day, including voided ones, newest first. */
export const logQuery = (filter: LogFilter) => pagedQuery(api.listCareEntries, filter)

/** The same, all of them. */
export const readLog = (filter: LogFilter) => readAll(api.listCareEntries, filter)

/** One entry with its history. */
export const entryQuery = (id: string) => query(api.getCareEntry, { id })

export interface BoardSearch {
  code?: string
  taskId?: string
  /** A day before today. */
  date?: string
  /** Id of the child to start with, when the board was opened from a child's page. */
  child?: string
}

/** The queries to prefetch for a board: the room or task in the address, or else the person's own room. */
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
