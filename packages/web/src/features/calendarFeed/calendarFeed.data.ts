import { calendarFeed } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'
import { justRead, query } from '../../platform/query/query.ts'

export const feedApi = client(calendarFeed)

export const feedQuery = () => ({ ...query(feedApi.getFeed, {}), staleTime: justRead })

const { getFeed, renewFeed, endFeed } = feedApi

for (const call of [renewFeed, endFeed])
  liveUpdates(call, { readAgain: [{ read: getFeed }], leavesDay: true })
