import { activity } from '@daybook/contract/activity/activity.contract.ts'
import { activityPosted } from '@daybook/contract/activity/activity.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { cursorQuery, justRead } from '../../platform/query/query.ts'

const api = client(activity)

/** A topic, or what the reader has hidden. The address may hold anything; the server refuses what it does not know. */
export const feedQuery = (show?: string) => ({
  ...cursorQuery(api.list, show === 'hidden' ? { show } : show ? { filters: show } : {}),
  staleTime: justRead,
})

export async function setHidden(id: string, isHidden: boolean): Promise<void> {
  const call = isHidden ? api.unshow : api.show
  receiveAnswer(call.id, await call({ id }))
}

const { list, unshow, show } = api

for (const change of [{ id: activityPosted }, unshow, show])
  liveUpdates(change, { readAgain: [{ read: list }], leavesDay: true })
