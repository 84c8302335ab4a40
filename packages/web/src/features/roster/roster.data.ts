import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { justRead, query } from '../../platform/query/query.ts'

export const api = client(roster)

/** What a week is planned with. */
export type WeekPlan = AnswerOf<(typeof roster.operations)['getPlan']>
export type WholeRoster = AnswerOf<(typeof roster.operations)['get']>

export type Template = AnswerOf<(typeof roster.operations)['listTemplates']>[number]

export const templatesQuery = () => query(api.listTemplates)
export const gapsQuery = () => ({ ...query(api.listGaps), staleTime: justRead })
export const planQuery = (weekOn: string) => ({ ...query(api.getPlan, { weekOn }), staleTime: justRead })

// A week that is published or withdrawn changes what the weeks around it are planned with, and so do working days.
const { getPlan, publish, withdraw, listGaps, listTemplates, saveTemplate, removeTemplate } = api

for (const call of [publish, withdraw, { id: 'roster.published' }, { id: 'leaveBalance.setWeek' }])
  liveUpdates(call, { readAgain: [{ read: getPlan }, { read: listGaps }] })
for (const call of [saveTemplate, removeTemplate]) liveUpdates(call, { readAgain: [{ read: listTemplates }] })
