// The centre's policies. Everybody they are for confirms each version once. Who writes them is not in the specification;
// those calls are ours, under the family's pattern.
import { feature } from '../kernel/feature.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import { policyFields } from './policy.fields.ts'

const at = receiptOperations('/api/blade-garden/policy', policyFields)

export const policy = feature('policy', {
  list: at.list('list'),
  get: at.get('detail'),
  confirm: at.confirm('confirm'),
  markRead: at.markRead('readed/{id}'),
  publish: at.publish('submit'),
  withdraw: at.withdraw('withdraw/{id}'),
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
})
