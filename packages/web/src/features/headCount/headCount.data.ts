import { headCount } from '@daybook/contract/headCount/headCount.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import './headCount.live.ts'

const api = client(headCount)

export const headCountQuery = () => ({ ...query(api.getBoard), staleTime: justRead })
export const countsQuery = (date: string | undefined) => ({
  ...query(api.listCounts, date ? { date } : {}),
  staleTime: justRead,
})

export const startCount = queueable(api.start, { label: 'headCount.title' })
export const markChildren = queueable(api.mark, { label: 'headCount.title' })
export const explainAbsence = queueable(api.explain, { label: 'headCount.title' })
export const endCount = queueable(api.end, { label: 'headCount.title' })

/** Now, as an entry says when it happened. */
export const instant = () => new Date(serverNow()).toISOString()
