import { notice } from '@daybook/contract/notice/notice.kind.ts'
import { registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const noticeSamples = samples(
  notice,
  registerSamples(({ centre, build }) => build(centre.tenantId, (make) => make.notice()), {
    title: 'Closed on Friday',
    category: '4',
    content: 'We are closed on Friday.',
  }),
)
