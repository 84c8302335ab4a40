import { child } from '@daybook/contract/child/child.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const childSamples = samples(child, {
  listChildren: ({ centre }) => ({ code: centre.under2.code, name: 'chloe' }),
  listRoomsOfChild: ({ centre }) => ({ userId: centre.under2.absent }),
})
