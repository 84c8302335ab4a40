import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { careSamples } from '@daybook/testkit/care.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const nappyChangeSamples = samples(
  nappyChange,
  careSamples('nappyChange', {
    contents: 'wet' as const,
    skin: 'normal' as const,
    creamUsed: false,
  }),
)
