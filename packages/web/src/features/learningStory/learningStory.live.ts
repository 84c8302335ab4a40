// How changes of stories and sets update open screens: they are read again.
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const api = client(learningStory)
const readAgain = [api.list, api.get, api.listSets, api.getSet].map((read) => ({ read }))

for (const operation of [api.save, api.publish, api.sendBack, api.withdraw, api.saveSet, api.removeSet])
  liveUpdates(operation, { readAgain })
