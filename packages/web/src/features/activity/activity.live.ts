import { activity } from '@daybook/contract/activity/activity.contract.ts'
import { activityPosted } from '@daybook/contract/activity/activity.rules.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { list, unshow, show } = client(activity)

for (const change of [{ id: activityPosted }, unshow, show])
  liveUpdates(change, { readAgain: [{ read: list }], leavesDay: true })
