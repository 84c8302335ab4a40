// Live updates of reports: every event refetches the lists and the report's page.

import { reportKindNames } from '@daybook/contract/app/report.kinds.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listAwaiting, listMine, listOfChild, ask, reply } = client(report)

/** Operations, and `decided`, the event for the author. */
const changes = [
  'submit',
  'confirm',
  'refuse',
  'cancel',
  'start',
  'close',
  'reopen',
  'comment',
  'correct',
  'followUp',
  'comeBack',
  'decided',
]
const reads = ['get', 'listAll', 'listMine', 'list']

for (const kind of reportKindNames) {
  const own = reads.map((name) => ({ read: { id: `${kind}.${name}` } }))
  const readAgain = [...own, ...[listAwaiting, listMine, listOfChild].map((read) => ({ read }))]
  for (const name of changes) liveUpdates({ id: `${kind}.${name}` }, { readAgain })
  for (const question of [ask, reply]) liveUpdates(question, { readAgain })
}
