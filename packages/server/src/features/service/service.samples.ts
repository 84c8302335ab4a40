import { service } from '@daybook/contract/service/service.contract.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const serviceSamples = samples(service, {
  sendProblem: ({ ids }) => ({ id: ids(), text: 'The list stays empty', screen: 'Feed', version: '' }),
})
