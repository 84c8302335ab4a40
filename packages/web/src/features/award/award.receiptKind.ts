import { award, awardReceipt } from '@daybook/contract/award/award.kind.ts'
import { client } from '../../platform/api/client.ts'
import { receiptKind } from '../receipt/index.ts'

export const awardReceiptKind = receiptKind({
  name: 'award',
  receipt: awardReceipt,
  api: client(award),
  sections: [{ title: 'award.title', fields: ['title', 'for', 'years', 'reason', 'givenOn', 'picture'] }],
})
