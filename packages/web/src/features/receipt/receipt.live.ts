// Live updates of publications: every event refetches the lists and the publication's page.
import { receiptKindNames } from '@daybook/contract/app/receipt.kinds.ts'
import { receipt } from '@daybook/contract/receipt/receipt.contract.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

const { listAwaiting } = client(receipt)

/** Operations, and `published`, the event for the audience. */
const changes = ['publish', 'withdraw', 'remind', 'markRead', 'confirm', 'answer', 'published']
const reads = ['get', 'list', 'listMine', 'listReceipts']

for (const kind of receiptKindNames) {
  const own = reads.map((name) => ({ read: { id: `${kind}.${name}` } }))
  const readAgain = [...own, { read: listAwaiting }]
  for (const name of changes) liveUpdates({ id: `${kind}.${name}` }, { readAgain })
}
