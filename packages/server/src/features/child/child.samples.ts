import { child } from '@daybook/contract/child/child.contract.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const childSamples = samples(child, {
  ...registerSamples('child', () => ({ enrolments: null })),
  getPicture: ({ centre }) => ({ id: centre.under2.absent }),
  savePicture: ({ centre }) => ({ id: centre.under2.absent, avatar: '' }),
  listChildren: ({ centre }) => ({ code: centre.under2.code, name: 'chloe' }),
  listRoomsOfChild: ({ centre }) => ({ userId: centre.under2.absent }),
})
