import { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { pagedQuery, query } from '../../platform/query/query.ts'
import { readAll } from '../../platform/query/read.all.ts'
import './ratio.live.ts'

const api = client(ratio)

export const ratioQuery = () => query(api.getBoard)

export interface DayFilter {
  from?: string
  until?: string
}
export const shortfallsQuery = (filter: DayFilter) => pagedQuery(api.listShortfalls, filter)
export const readShortfalls = (filter: DayFilter) => readAll(api.listShortfalls, filter)

export const startPause = queueable(api.pause, {
  label: 'ratio.entryPause',
  meansTheSame: ['STAFF_PAUSED_ALREADY'],
})
export const endPause = queueable(api.resume, { label: 'ratio.entryPause' })
export const moveAdult = queueable(api.moveAdult, { label: 'ratio.entryMove' })
export const moveChildren = queueable(api.moveChildren, { label: 'ratio.entryMove' })

export async function explainShortfall(input: Parameters<typeof api.explain>[0]): Promise<void> {
  receiveAnswer(api.explain.id, await api.explain(input))
}
