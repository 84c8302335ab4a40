import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import './roster.live.ts'

export const api = client(roster)

/** What a week is planned with. */
export type WeekPlan = AnswerOf<(typeof roster.operations)['getPlan']>
export type WholeRoster = AnswerOf<(typeof roster.operations)['get']>

export type Template = AnswerOf<(typeof roster.operations)['listTemplates']>[number]

export const templatesQuery = () => query(api.listTemplates)
export const gapsQuery = () => ({ ...query(api.listGaps), staleTime: justRead })
export const planQuery = (weekOn: string) => ({ ...query(api.getPlan, { weekOn }), staleTime: justRead })
/** Those that are not over yet, the first one first. */
export const comingWeeksQuery = () => ({ ...query(api.list, { show: 'coming' }), staleTime: justRead })
export const weeksAroundQuery = (weekOn: string) => ({
  ...query(api.list, { from: addDays(weekOn, -7), until: addDays(weekOn, 7), size: 50 }),
  staleTime: justRead,
})
