// What the parents have not been told stands on the sheet that signs a child out, which the board and the child's page open.
// Both are read again after whatever changes it. Loaded with the board and with the sheet, because home has no need of it.
import { parentKinds } from '@daybook/contract/app/report.parents.ts'
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const readAgain = [client(attendance).listToday, client(childPage).getPage].map((read) => ({ read }))

/** `decided` is the event for those who do not hear of the others. */
const changes = ['submit', 'confirm', 'refuse', 'cancel', 'correct', 'followUp', 'decided']

for (const kind of parentKinds)
  for (const name of changes) liveUpdates({ id: `${kind}.${name}` }, { readAgain })
