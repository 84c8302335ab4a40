// What happens to a meeting beyond its invitation changes its page and the person's action points.
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { get, list, listMine, listActions, updateSummary, addAction, finishAction } = client(meeting)

const readAgain = [get, list, listMine, listActions].map((read) => ({ read }))
for (const call of [updateSummary, addAction, finishAction, { id: 'meeting.published' }])
  liveUpdates(call, { readAgain })
