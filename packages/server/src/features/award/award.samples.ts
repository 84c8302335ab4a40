import { award } from '@daybook/contract/award/award.kind.ts'
import { receiptSamples } from '@daybook/testkit/receipts.ts'
import { samples } from '@daybook/testkit/samples.ts'

const own = receiptSamples('award')

export const awardSamples = samples(award, {
  ...own,
  getPdf: own.get,
  listOfPerson: ({ centre }) => ({ userId: centre.teacher.id }),
})
