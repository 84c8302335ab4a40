import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { ApiError } from '../../platform/api/api.error.ts'
import { client } from '../../platform/api/client.ts'
import { refreshReads } from '../../platform/live/receive.ts'
import { notify } from '../../platform/notice.ts'
import type { Choices } from '../../platform/outbox/outbox.entry.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { cursorQuery, invalidate, justRead, query } from '../../platform/query/query.ts'
import { signInFirst } from '../attendance/index.ts'
import { aboutTime, type BoardSearch, lookAtEntry, refusalWords } from '../care/index.ts'
import './sleep.live.ts'
import { refusedWords } from './sleep.refused.ts'
import type { Board } from './sleep.view.ts'

const api = client(sleep)

export const getBoard = api.getBoard

// Minutes matter here, so an open board is read again every minute, in case a live event was missed.
const live = { staleTime: justRead, refetchInterval: 60_000 }

export const boardQuery = ({ code, taskId, date }: BoardSearch) => ({
  ...query(api.getBoard, { code, taskId, date }),
  ...live,
})

export interface GapsFilter {
  code?: string
  date?: string
  from?: string
  until?: string
}

/** The pages of the report. With `gaps`, only of sleeps that have any. */
export const gapsQuery = (filter: GapsFilter, show?: 'gaps') => ({
  ...cursorQuery(api.getGapReport, show ? { ...filter, show } : filter),
  staleTime: justRead,
})

/** The sleeps of all pages, oldest first. */
export async function readGaps(filter: GapsFilter, show?: 'gaps') {
  const pages: Awaited<ReturnType<typeof api.getGapReport>>[] = []
  for (let before: string | undefined; ; ) {
    const page = await api.getGapReport({ ...filter, show, before, size: 100 })
    pages.push(page)
    if (page.next === null) return pages.flatMap(({ sleeps }) => sleeps).reverse()
    before = page.next
  }
}

export const settingsQuery = () => query(api.getSettings)

/** @param checkInterval minutes. @throws ApiError */
export async function saveInterval(checkInterval: number) {
  const saved = await api.updateSettings({ checkInterval }, { quiet: true })
  await invalidate(api.getSettings, api.getBoard)
  return saved
}

const aboutStep: Choices = { ...aboutTime, NOT_ASLEEP: ['time'], SLEEP_OUT_OF_ORDER: ['time'] }
const step = { choices: aboutStep, refusal: refusalWords, refused: (error: ApiError) => refused(error) }

export const putToBed = queueable(api.putToBed, {
  ...step,
  label: 'sleep.entryInBed',
  choices: { ...aboutTime, SLEEP_OVERLAPS: ['time'] },
})
export const fallAsleep = queueable(api.fallAsleep, { ...step, label: 'sleep.entryAsleep' })
export const wakeUp = queueable(api.wakeUp, { ...step, label: 'sleep.entryAwake' })
export const getUp = queueable(api.getUp, { ...step, label: 'sleep.entryGotUp' })
export const checkSleeper = queueable(api.checkSleeper, {
  label: 'sleep.entryCheck',
  choices: { ...aboutStep, RECORD_VOIDED: [lookAtEntry] },
  refusal: refusalWords,
  refused: (error, { id }) => refused(error, id),
})
// A whole sleep has several times, which only its own form can edit.
export const recordSleep = queueable(api.recordSleep, {
  label: 'sleep.title',
  choices: { CHILD_NOT_PRESENT: [signInFirst] },
  refusal: refusalWords,
  refused: (error, { childId }) => refused(error, childId),
})
export const undoStep = queueable(api.undoStep, {
  label: 'sleep.entryUndone',
  refused: (error) => refused(error),
})
export const undoCheck = queueable(api.undoCheck, { label: 'sleep.entryUndone' })
export const settleCheckTime = queueable(api.settleCheckTime, {
  label: 'sleep.entryCheck',
  refusal: refusalWords,
  refused: (error) => refused(error),
})

const boardsRead = () => queryClient.getQueriesData<Board>({ queryKey: [api.getBoard.id] })

/** Names the refused children and reads the board again, because a refusal means that it is out of date.
 *  @param about id of a child or sleep, used when the error names no child */
function refused(error: ApiError, about?: string): void {
  notify(
    refusedWords(
      error,
      boardsRead().flatMap(([, board]) => board?.children ?? []),
      about,
    ),
  )
  refreshReads(api.putToBed)
}
