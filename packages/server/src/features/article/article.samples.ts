import { article } from '@daybook/contract/article/article.kind.ts'
import { makeRow, registerSamples } from '@daybook/testkit/registers.ts'
import { samples } from '@daybook/testkit/samples.ts'

export const articleSamples = samples(article, {
  ...registerSamples('article'),
  getPublic: async (world) => ({ id: await makeRow(world, 'article') }),
})
