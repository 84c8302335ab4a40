import { checklist } from '@daybook/contract/checklist/checklist.contract.ts'
import type { CheckPage } from '@daybook/contract/checklist/checklist.kind.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import type { StandIn } from '../../platform/query/from.device.ts'
import { justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { emptyPage } from './checklist.unread.ts'
import type { ChecklistKind } from './checklist.view.ts'
import './checklist.live.ts'

const api = client(checklist)

type Operations = typeof checklist.operations
export type OpenTemplate = AnswerOf<Operations['listTemplates']>[number]
export type CheckInList = AnswerOf<Operations['listChecks']>['records'][number]
export type CheckDetail = AnswerOf<Operations['getCheck']>

export function pageQuery({ api }: Pick<ChecklistKind, 'api'>, taskId?: string) {
  const own = query(api.getPage, taskId === undefined ? {} : { taskId })
  const standIn: StandIn = {
    queryKey: [api.getPage.id, {}],
    // Its type is that of the query.
    from: (page) => emptyPage(page as CheckPage, taskId),
  }
  return { ...own, staleTime: justRead, meta: { ...own.meta, standIn } }
}

export interface ChecksFilter {
  date?: string
  from?: string
  until?: string
  kind?: string
}

export const checksQuery = (filter: ChecksFilter) => ({
  ...pagedQuery(api.listChecks, filter),
  staleTime: justRead,
})
export const checkQuery = (id: string) => ({ ...query(api.getCheck, { id }), staleTime: justRead })

export const templatesQuery = () => ({ ...query(api.listTemplates), staleTime: justRead })

export async function saveTemplate(input: CallOf<Operations['saveTemplate']>): Promise<void> {
  const saved = await api.saveTemplate(input)
  receiveAnswer(api.saveTemplate.id, saved)
}
