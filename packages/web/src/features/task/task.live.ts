import { tasksMade } from '@daybook/contract/task/task.rules.ts'
import { today } from '@daybook/contract/today/today.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listDay, countMonth, getOversight } = client(today)

liveUpdates(
  { id: tasksMade },
  { readAgain: [{ read: listDay }, { read: countMonth }, { read: getOversight }] },
)
