import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import type { ReceiptOversight } from '@daybook/contract/receipt/receipt.oversight.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Oversight } from '../today/index.ts'
import { dueForReview } from './receipt.queries.ts'

export const receiptOversight: Oversight<ReceiptOversight> = {
  dueForReview: {
    can: 'receipt.publish',
    async list({ tx, actor }) {
      const due = await dueForReview(tx, actor.today, mostRows)
      return due.flatMap(({ id, ...params }) => {
        const kind = receiptKindNamed(params.kind)
        return kind ? [{ id, page: `${kind.page}?id=${id}`, params }] : []
      })
    },
  },
}
