import { term } from '@daybook/contract/term/term.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

const { get, submit, remove } = registerSamples(
  ({ centre, build }) => build(centre.tenantId, (make) => make.term()),
  { name: 'Term 2', startsOn: '2026-04-20', endsOn: '2026-07-03' },
)

export const termSamples = samples(term, { get, submit, remove })
