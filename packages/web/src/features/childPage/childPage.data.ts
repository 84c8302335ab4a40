import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'
import { query } from '../../platform/query/query.ts'

const api = client(childPage)

type Operations = typeof childPage.operations
export type Page = AnswerOf<Operations['getPage']>
export type Moment = Page['moments'][number]
export type MomentOf<T extends Moment['type']> = Extract<Moment, { type: T }>
export type ChartDay = AnswerOf<Operations['getCharts']>['days'][number]

/** A day of the child; today when `date` is left out. */
export const pageQuery = (id: string, date: string | undefined) => query(api.getPage, { id, date })

/** The last 30 days. */
export const chartsQuery = (id: string) => query(api.getCharts, { id })
