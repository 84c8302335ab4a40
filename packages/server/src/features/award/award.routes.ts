import { award, awardReceipt } from '@daybook/contract/award/award.kind.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { pdfLink } from '../../platform/pdf/pdf.route.ts'
import { readable, receiptHandlers, refuseWithdrawn } from '../receipt/index.ts'
import { awardPdf } from './award.pdf.ts'
import { awardsOfPerson, personHere } from './award.queries.ts'

async function getPdf(context: ContextOf<typeof award.operations.getPdf>) {
  const row = await readable({ name: 'award' }, context)
  if (row.state === 'withdrawn') refuseWithdrawn(row)
  return pdfLink(context, { name: 'award', source: awardPdf, id: row.id })
}

export const awardRoutes = implement(award, {
  ...receiptHandlers({ ...awardReceipt, name: 'award' }),
  getPdf: { can: 'receipt.answer', run: getPdf },
  listOfPerson: {
    can: 'receipt.publish',
    async run({ tx, input }) {
      const { id } = found(await personHere(tx, input.userId))
      return awardsOfPerson(tx, id)
    },
  },
})
