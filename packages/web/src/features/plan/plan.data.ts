import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { plan } from '@daybook/contract/plan/plan.contract.ts'
import { room } from '@daybook/contract/room/room.kind.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'

const api = client(plan)
const roomApi = client(room)

type Operations = typeof plan.operations
export type PlanEntry = AnswerOf<Operations['listPlan']>[number]
export type PlanInput = CallOf<Operations['submitPlanEntry']>

/** Read again whenever its screen opens: another manager may have changed it. */
export const planQuery = () => ({ ...query(api.listPlan), staleTime: justRead })
export const roomsQuery = () => query(roomApi.listRooms)
/** @throws ApiError without showing its message: the form says who changed the entry */
export async function submitEntry(input: PlanInput): Promise<void> {
  try {
    await api.submitPlanEntry(input, { quiet: true })
  } finally {
    // A refusal says that the list on this page is out of date.
    await invalidate(api.listPlan)
  }
}

export async function removeEntry(id: string): Promise<void> {
  await api.removePlanEntries({ ids: id })
  await invalidate(api.listPlan)
}

/** Fills an empty plan from the template for this centre. */
export async function startPlan(): Promise<void> {
  await api.startPlan().finally(() => invalidate(api.listPlan))
}
