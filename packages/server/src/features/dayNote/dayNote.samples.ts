import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'
import { worldNow } from '@daybook/testkit/world.ts'

export const dayNoteSamples = samples(dayNote, {
  recordNote: ({ centre, ids }) => ({
    id: ids(),
    childId: centre.under2.absent,
    occurredAt: worldNow,
    note: 'Grandma collects today',
  }),
})
