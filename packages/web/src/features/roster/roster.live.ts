// A week that is published or withdrawn changes what the weeks around it are planned with.
import { roster } from '@daybook/contract/roster/roster.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { getPlan, publish, withdraw, listGaps, listTemplates, saveTemplate, removeTemplate } = client(roster)

for (const call of [publish, withdraw, { id: 'roster.published' }])
  liveUpdates(call, { readAgain: [{ read: getPlan }, { read: listGaps }] })
for (const call of [saveTemplate, removeTemplate]) liveUpdates(call, { readAgain: [{ read: listTemplates }] })
