import { calendarFeed } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { getFeed, renewFeed, endFeed } = client(calendarFeed)

for (const call of [renewFeed, endFeed])
  liveUpdates(call, { readAgain: [{ read: getFeed }], leavesDay: true })
